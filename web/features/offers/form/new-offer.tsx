import { useQuery } from '@tanstack/react-query';
import type { Offer, OfferDraft, OfferStart } from '#domain/features/offers/offer.ts';
import { offerActions, offerStart, useOfferAction } from '#web/features/offers/queries.ts';
import { getCurrentLanguage, type Translate, useT } from '#web/lib/texts/i18n.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { OfferForm } from './offer-form.tsx';

interface NewOfferProps {
  readonly applicationId: number;
  readonly onSaved: (offer: Offer) => void;
  readonly onCancel: () => void;
}

/** The form for a new offer, with what the job states. */
export function NewOffer({ applicationId, onSaved, onCancel }: NewOfferProps) {
  const t = useT();
  const { data: start, error, refetch } = useQuery(offerStart(applicationId));
  const action = useOfferAction();
  if (error && !start) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!start) return <Loading label={t('offers.loadingOne')} />;
  const save = async (draft: OfferDraft) => {
    const offer = await action.mutateAsync(() => offerActions.create(applicationId, draft));
    showToast({ action: `offer-${offer.id}`, tone: 'ok', text: t('offers.done.saved') });
    onSaved(offer);
  };
  return (
    <>
      <p>{t('offers.choose.option', { name: start.seeker.name, job: start.job.title })}</p>
      <OfferForm
        start={start}
        defaults={buildDefaults(t, start)}
        hidesAccommodations={false}
        onSave={save}
        onCancel={onCancel}
      />
    </>
  );
}

function buildDefaults(t: Translate, { job }: OfferStart): OfferDraft {
  const { salary } = job;
  return {
    terms: {
      title: job.title,
      start_on: null,
      pay: { amount: null, currency: salary?.currency ?? 'USD', period: salary?.period ?? 'year' },
      pay_schedule: '',
      hours: '',
      location: [t(`jobs.detail.modes.${job.work_mode}`), job.city, job.region].filter(Boolean).join(', '),
      accommodations: '',
      answer_by: null,
      pay_reason: '',
    },
    letter: t('offers.defaultLetter'),
    letter_language: getCurrentLanguage(),
    approver_ids: [],
  };
}
