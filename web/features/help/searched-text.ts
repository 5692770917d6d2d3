import { create } from 'zustand';

const useStore = create<{ readonly text: string }>(() => ({ text: '' }));

/** What the person searches for in the chat window. It stays on all its screens. */
export function useSearchedText(): string {
  return useStore(({ text }) => text);
}

export function setSearchedText(text: string): void {
  useStore.setState({ text });
}
