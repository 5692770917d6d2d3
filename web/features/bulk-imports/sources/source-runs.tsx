import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { jobFailures } from '#domain/features/bulk-imports/jobs/reasons.ts';
import type { JobSource, JobSourceRun, RunCounts } from '#domain/features/bulk-imports/sources/contract.ts';
import { fetchErrors } from '#domain/features/bulk-imports/sources/errors.ts';
import { loadNextPage } from '#web/lib/navigation/next-page.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Time } from '#web/ui/data/time.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import css from './job-sources.module.css';
import { jobSourceRuns } from './queries.ts';

/** The fetches of the last 90 days, latest first: when, what changed, and what failed. */
export function SourceRuns({ source }: { readonly source: JobSource }) {
  const t = useT();
  const query = useInfiniteQuery(jobSourceRuns(source.id, source.last_run?.id ?? null));
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <Loading label={t('jobSources.runs.title')} />;
  const runs = query.data.pages.flatMap((page) => page.runs);
  if (runs.length === 0) return <p className={css.muted}>{t('jobSources.runs.none')}</p>;
  return (
    <>
      <ul className={css.items}>
        {runs.map((run) => (
          <li key={run.id}>
            <Run run={run} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button icon={ChevronDown} isPending={query.isFetchingNextPage} onPress={() => void loadNextPage(query)}>
          {t('jobImports.showMore')}
        </Button>
      )}
    </>
  );
}

function Run({ run }: { readonly run: JobSourceRun }) {
  const t = useT();
  const { counts, failures } = run;
  return (
    <>
      <p className={css.run}>
        <span className={css.name}>{t(`jobSources.runs.outcomes.${run.outcome}`)}</span>{' '}
        <Time when={run.finished_at} variant="relative" />
      </p>
      {run.error === null ? <p>{describeCounts(t, counts)}</p> : <p>{describeError(t, run)}</p>}
      {counts.failed > 0 && (
        <details>
          <summary>{t('jobSources.runs.failures', { count: counts.failed })}</summary>
          <ul className={css.failures}>
            {failures.map(({ title, row, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the report of a fetch never changes
              <li key={index}>
                {[title, row !== null && t('jobImports.row', { row })].filter(Boolean).join(', ')}{' '}
                <span className={css.muted}>{translateReason(t, reason)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

const countNames = ['created', 'changed', 'reopened', 'closed', 'kept', 'missing', 'same'] as const;

/** The counts that are not zero: "New: 2. Changed: 1. No change: 37." */
function describeCounts(t: Translate, counts: RunCounts): string {
  const parts = countNames
    .filter((name) => counts[name] > 0)
    .map((name) => t(`jobSources.runs.counts.${name}`, { count: counts[name] }));
  return parts.length === 0 ? t('jobSources.runs.noJobs') : parts.join(' ');
}

function describeError(t: Translate, { error, http_status: status }: JobSourceRun): string {
  if (error === 'http_error') return t('jobSources.errors.http_error', { status: status ?? 0 });
  const known = fetchErrors.find((each) => each === error);
  return known ? t(`jobSources.errors.${known}`) : translateReason(t, error);
}

function translateReason(t: Translate, reason: string | null): string {
  const known = jobFailures.find((each) => each === reason);
  return t(known ? `jobImports.reasons.${known}` : 'jobSources.errors.not_processed');
}
