import { useQuery } from '@tanstack/react-query';
import type { SentSuggestion } from '#domain/features/applications/sourcing/contract.ts';
import { paths } from '#web/app/paths.ts';
import css from '#web/features/applications/job-items.module.css';
import { formatEmployer } from '#web/lib/employer.ts';
import { formatDate } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { LongText } from '#web/ui/data/long-text.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { sentSuggestions } from './sourcing-queries.ts';

/** The jobs that the user's organization suggested to a person, with the answers. */
export function SentSuggestions({ personId, name }: { readonly personId: number; readonly name: string }) {
  const t = useT();
  const { data, error, refetch } = useQuery(sentSuggestions(personId));
  return (
    <CardSection title={t('applications.sourcing.sent')} id="suggestions">
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading label={t('common.states.loadingName', { name: t('applications.sourcing.sent') })} />}
      {data?.length === 0 && <p className={css.muted}>{t('applications.sourcing.noneSent', { name })}</p>}
      {data && data.length > 0 && (
        <ul className={css.list}>
          {data.map((suggestion) => (
            <li key={suggestion.job.id} className={css.item}>
              <Sent suggestion={suggestion} />
            </li>
          ))}
        </ul>
      )}
    </CardSection>
  );
}

function Sent({ suggestion }: { readonly suggestion: SentSuggestion }) {
  const t = useT();
  const { job, state, at, by, reason, answered_at: answeredAt, decline_reason: declineReason } = suggestion;
  const date = formatDate(answeredAt ?? at);
  return (
    <>
      <p>
        <Link href={paths.job(job.id)}>{job.title}</Link>, {formatEmployer(t, job.company)}
      </p>
      <p>
        <strong>{t(`applications.sourcing.states.${state}`, { date })}</strong>
      </p>
      {declineReason !== '' && <LongText text={t('applications.sourcing.theirReason', { reason: declineReason })} />}
      <p className={css.muted}>{t('applications.sourcing.sentBy', { name: by, date: formatDate(at) })}</p>
      {reason !== '' && (
        <div className={css.quote}>
          <LongText text={reason} />
        </div>
      )}
    </>
  );
}
