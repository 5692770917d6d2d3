import type { Rating } from '#domain/features/feedback/contract.ts';
import type { PhraseKey } from '#domain/phrases/phrases.ts';

export const ratingNames: Readonly<Record<Rating, PhraseKey>> = {
  '-1': 'feedback.rating.names.bad',
  '0': 'feedback.rating.names.okay',
  '1': 'feedback.rating.names.good',
};
