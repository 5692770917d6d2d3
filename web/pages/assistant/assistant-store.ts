import { create } from 'zustand';
import type { Answer, Turn } from './turn.ts';

interface Conversation {
  /** The account it belongs to. */
  readonly userId: number | null;
  readonly turns: readonly Turn[];
}

const empty: Conversation = { userId: null, turns: [] };

/** The conversation of this visit. It stays while the person looks at a job or an article. */
export const useConversation = create<Conversation>(() => empty);

/** Starts a conversation, unless the person has one. */
export function startConversation(userId: number | null, answer: Answer): void {
  const { userId: owner, turns } = useConversation.getState();
  if (owner !== userId || turns.length === 0) restartConversation(userId, answer);
}

export function restartConversation(userId: number | null, answer: Answer): void {
  useConversation.setState({ userId, turns: [{ ...answer, id: 0, from: 'assistant' }] });
}

export function addQuestion(text: string): void {
  useConversation.setState(({ turns }) => ({ turns: [...turns, { id: turns.length, from: 'person', text }] }));
}

export function addAnswer(answer: Answer): void {
  useConversation.setState(({ turns }) => ({ turns: [...turns, { ...answer, id: turns.length, from: 'assistant' }] }));
}
