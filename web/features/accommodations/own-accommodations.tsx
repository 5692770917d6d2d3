import { useQuery } from '@tanstack/react-query';
import { HandHelping } from 'lucide-react';
import { useState } from 'react';
import { isClosedForAccommodations } from '#domain/features/accommodations/policy.ts';
import type { Application } from '#domain/features/applications/contract.ts';
import { privateDraft } from '#web/features/needs/queries.ts';
import { formatEmployer } from '#web/lib/employer.ts';
import { formatDate } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import css from './accommodations.module.css';
import { AskForm } from './ask-form.tsx';
import { OwnRequest } from './own-request.tsx';
import { ownRequests } from './queries.ts';
import { requestForm } from './request-draft.ts';

/** The seeker's accommodation requests to this employer with their due dates, and the form for a new one. */
export function OwnAccommodations({ application }: { readonly application: Application }) {
  const t = useT();
  const [wantsToAsk, setAsking] = useState<boolean | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const { data, error, refetch } = useQuery(ownRequests(application.id));
  const isOver = isClosedForAccommodations(application.status);
  const draft = useQuery({ ...privateDraft(requestForm(application.id)), enabled: !isOver });
  const savedDraft = draft.data ?? null;
  // Open the form if there is a draft.
  const isAsking = !isOver && (wantsToAsk ?? savedDraft !== null);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data || draft.isLoading)
    return <Loading label={t('common.states.loadingName', { name: t('accommodations.title') })} />;
  if (isOver && data.length === 0) return null;
  return (
    <CardSection title={t('accommodations.title')} id="adjustments">
      {!isOver && <p>{t('accommodations.purpose', { company: formatEmployer(t, application.job.company) })}</p>}
      <div role="status">
        {sent && <InlineNote tone="ok">{t('accommodations.sent', { date: formatDate(sent) })}</InlineNote>}
      </div>
      {data.length === 0 && !isAsking && <p className={css.muted}>{t('accommodations.none')}</p>}
      {data.map((request) => (
        <OwnRequest key={request.id} request={request} />
      ))}
      {isAsking && (
        <AskForm
          applicationId={application.id}
          savedDraft={savedDraft}
          onRequested={(request) => {
            setSent(request.due_at);
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
      {!isAsking && !isOver && (
        <div>
          <Button icon={HandHelping} onPress={() => setAsking(true)}>
            {t('accommodations.ask')}
          </Button>
        </div>
      )}
    </CardSection>
  );
}
