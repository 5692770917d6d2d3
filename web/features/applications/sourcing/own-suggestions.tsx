import { useQuery } from '@tanstack/react-query';
import css from '#web/features/applications/job-items.module.css';
import { useT } from '#web/lib/texts/i18n.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { ownSuggestions } from './sourcing-queries.ts';
import { SuggestionCard } from './suggestion-card.tsx';

/** The jobs that were suggested to the user and take applications. Empty without any. */
export function OwnSuggestions() {
  const t = useT();
  const { data, error, refetch } = useQuery(ownSuggestions());
  if (error) {
    return <ErrorState error={error} title={t('applications.sourcing.failed')} onRetry={() => void refetch()} />;
  }
  const open = (data ?? []).filter((suggestion) => suggestion.is_open);
  if (open.length === 0) return null;
  return (
    <CardSection title={t('applications.sourcing.own')} gap="wide">
      <ul className={css.list}>
        {open.map((suggestion) => (
          <li key={suggestion.application_id}>
            <SuggestionCard suggestion={suggestion} />
          </li>
        ))}
      </ul>
    </CardSection>
  );
}

/** The suggestion behind one application. */
export function SuggestionOf({ applicationId }: { readonly applicationId: number }) {
  const t = useT();
  const { data, error, refetch } = useQuery(ownSuggestions());
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('applications.tracker.detail.loading')} />;
  const suggestion = data.find(({ application_id: id }) => id === applicationId);
  return suggestion ? <SuggestionCard suggestion={suggestion} /> : null;
}
