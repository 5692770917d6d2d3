import { create } from 'zustand';
import type { ArticleName } from '#domain/features/help/articles.ts';

interface ReplyDraft {
  readonly kind: 'reply' | 'note';
  readonly text: string;
  readonly article: ArticleName | null;
  /** Stays the same when sending is repeated, so that a reply is stored once. */
  readonly client_id: string;
}

const useDrafts = create<{ readonly drafts: Readonly<Record<number, ReplyDraft>> }>(() => ({ drafts: {} }));

const emptyDraft: ReplyDraft = { kind: 'reply', text: '', article: null, client_id: '' };

/** The unsent text of a chat; it stays when another chat is opened. */
export function useReplyDraft(id: number): ReplyDraft {
  return useDrafts(({ drafts }) => drafts[id] ?? emptyDraft);
}

export function changeReplyDraft(id: number, change: Partial<ReplyDraft>): void {
  useDrafts.setState(({ drafts }) => {
    const draft = drafts[id] ?? { ...emptyDraft, client_id: crypto.randomUUID() };
    return { drafts: { ...drafts, [id]: { ...draft, ...change } } };
  });
}

/** Removes what was sent. Text that was entered since then stays, and so does the choice between reply and note. */
export function clearSentText(id: number, sent: string): void {
  const text = useDrafts.getState().drafts[id]?.text ?? '';
  const left = text.trimStart().startsWith(sent) ? text.trimStart().slice(sent.length).trimStart() : text;
  changeReplyDraft(id, { text: left, article: null, client_id: crypto.randomUUID() });
}
