import { useQuery } from '@tanstack/react-query';
import type { OfferDraft } from '#domain/features/offers/offer.ts';
import { offerActions, offerById, offerStart, useOfferAction } from '#web/features/offers/queries.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { OfferForm } from './offer-form.tsx';

interface EditOfferProps {
  readonly id: number;
  readonly onDone: () => void;
}

export function EditOffer({ id, onDone }: EditOfferProps) {
  const t = useT();
  const { data: offer, error, refetch } = useQuery(offerById(id));
  const start = useQuery({ ...offerStart(offer?.application_id ?? 0), enabled: offer !== undefined });
  const action = useOfferAction();
  const failure = error ?? start.error;
  if (failure) return <ErrorState error={failure} onRetry={() => void (error ? refetch() : start.refetch())} />;
  if (!offer || !start.data) return <Loading label={t('offers.loadingOne')} />;
  const save = async (draft: OfferDraft) => {
    await action.mutateAsync(() => offerActions.edit(offer, draft));
    showToast({ action: `offer-${id}`, tone: 'ok', text: t('offers.done.saved') });
    onDone();
  };
  const { terms, letter, letter_language, approvers } = offer;
  return (
    <OfferForm
      start={start.data}
      defaults={{ terms, letter, letter_language, approver_ids: approvers.map((approver) => approver.user_id) }}
      hidesAccommodations={terms.accommodations === null}
      onSave={save}
      onCancel={onDone}
    />
  );
}
