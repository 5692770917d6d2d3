import { create } from 'zustand';
import type { Rating } from '#domain/features/feedback/contract.ts';

/** Milliseconds until the button collapses to an arrow. */
export const collapseMs = 7000;

/** Milliseconds until the panel closes after the thank-you text. */
export const thanksMs = 2500;

export interface RatingDraft {
  readonly rating: Rating | null;
  readonly feed: string;
  readonly email: string;
}

interface RatingState {
  readonly isOpen: boolean;
  /** Kept for the visit when the panel closes, so that a click outside loses nothing. */
  readonly draft: RatingDraft;
}

const emptyDraft: RatingDraft = { rating: null, feed: '', email: '' };

export const useRating = create<RatingState>(() => ({ isOpen: false, draft: emptyDraft }));

export function openRating(): void {
  useRating.setState({ isOpen: true });
}

export function closeRating(): void {
  useRating.setState({ isOpen: false });
}

export function changeDraft(change: Partial<RatingDraft>): void {
  useRating.setState(({ draft }) => ({ draft: { ...draft, ...change } }));
}

export function clearDraft(): void {
  useRating.setState({ draft: emptyDraft });
}
