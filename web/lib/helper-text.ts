import { create } from 'zustand';
import type { PhraseKey } from '#domain/phrases/phrases.ts';

/** The fixed text of the last failed call, shown above the page until it is closed or the page changes. */
export const useHelperText = create<{ readonly text: PhraseKey | null }>(() => ({ text: null }));

export function showHelperText(text: PhraseKey): void {
  useHelperText.setState({ text });
}

export function hideHelperText(): void {
  useHelperText.setState({ text: null });
}
