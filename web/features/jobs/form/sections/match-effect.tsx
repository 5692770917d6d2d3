import type { UseQueryResult } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { type MatchPreview, minSeekerCount } from '#domain/features/jobs/match-preview.ts';
import { maxCount } from '#domain/lib/capped-count.ts';
import css from '#web/features/jobs/form/job-form.module.css';
import { formatNumber } from '#web/lib/texts/format.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';

interface MatchEffectProps {
  readonly preview: UseQueryResult<MatchPreview>;
  /** Whether the requirements and weights are valid, so that there is something to compute. */
  readonly isComplete: boolean;
}

/** How many job seekers would match, and what would change for the current applicants. */
export function MatchEffect({ preview, isComplete }: MatchEffectProps) {
  const t = useT();
  const { data, error, isPlaceholderData, refetch } = preview;
  if (!isComplete) return <p className={css.hint}>{t('jobs.form.match.incomplete')}</p>;
  if (error) {
    return <ErrorState error={error} title={t('jobs.form.match.failed')} onRetry={() => void refetch()} />;
  }
  if (!data) return <Loading label={t('jobs.form.match.loading')} onRetry={() => void refetch()} />;
  return (
    <div role="status" aria-busy={isPlaceholderData}>
      <p className={css.finding}>
        <Users size={20} aria-hidden />
        {formatSeekers(t, data.seekers)}
      </p>
      {data.applicants && (
        <>
          <p>{formatApplicants(t, data.applicants)}</p>
          {data.applicants.total > 0 && <p className={css.hint}>{t('jobs.form.match.note')}</p>}
        </>
      )}
    </div>
  );
}

function formatSeekers(t: Translate, seekers: MatchPreview['seekers']): string {
  if (seekers === null) return t('jobs.form.match.seekersFew', { min: formatNumber(minSeekerCount) });
  if (seekers > maxCount) return t('jobs.form.match.seekersMany', { max: formatNumber(maxCount) });
  return t('jobs.form.match.seekers', { count: seekers });
}

function formatApplicants(t: Translate, applicants: NonNullable<MatchPreview['applicants']>): string {
  const { total, higher, lower } = applicants;
  if (total === 0) return t('jobs.form.match.noApplicants');
  if (higher + lower === 0) return t('jobs.form.match.same', { count: total });
  return t('jobs.form.match.moved', { count: total, higher, lower });
}
