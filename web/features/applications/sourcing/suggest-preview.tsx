import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SuggestedPerson } from '#domain/features/applications/sourcing/contract.ts';
import { formatList } from '#web/lib/texts/format.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import css from './sourcing.module.css';
import { suggestionPreview } from './sourcing-queries.ts';

interface SuggestPreviewProps {
  readonly jobId: number;
  readonly people: readonly number[];
  readonly onLoaded: (people: readonly SuggestedPerson[]) => void;
}

/** Who gets the suggestion, and who does not, with the reason. */
export function SuggestPreview({ jobId, people, onLoaded }: SuggestPreviewProps) {
  const t = useT();
  const { data, error, refetch } = useQuery(suggestionPreview(jobId, people));
  useEffect(() => {
    if (data) onLoaded(data);
  }, [data, onLoaded]);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('applications.sourcing.checking')} />;
  const can = data.filter(({ block }) => block === null);
  const cannot = data.filter(({ block }) => block !== null);
  return (
    <div className={css.who} role="status">
      {can.length > 0 && (
        <p>
          <strong>{t('applications.sourcing.can', { count: can.length })}</strong>{' '}
          {formatList(can.map(({ name }) => name))}
        </p>
      )}
      {cannot.length > 0 && (
        <>
          <p>
            <strong>{t('applications.sourcing.cannot', { count: cannot.length })}</strong>
          </p>
          <ul className={css.blocked}>
            {cannot.map((person) => (
              <li key={person.id}>{formatBlock(t, person)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function formatBlock(t: Translate, { name, block }: SuggestedPerson): string {
  const reason = t(`applications.sourcing.blocks.${block ?? 'unavailable'}`);
  return name === '' ? reason : t('applications.sourcing.blocked', { name, reason });
}
