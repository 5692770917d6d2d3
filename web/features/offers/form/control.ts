import type { Control } from 'react-hook-form';
import type { OfferDraft } from '#domain/features/offers/offer.ts';

export type DraftControl = Control<OfferDraft, unknown, OfferDraft>;
