import { useInfiniteQuery } from '@tanstack/react-query';
import { Rss } from 'lucide-react';
import type { JobSource } from '#domain/features/bulk-imports/sources/contract.ts';
import { paths } from '#web/app/paths.ts';
import { loadNextPage } from '#web/lib/navigation/next-page.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { Time } from '#web/ui/data/time.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { jobSourceList } from './queries.ts';
import { SourceState } from './source-state.tsx';

interface JobSourceListProps {
  /** Whether the sources belong to several employers. */
  readonly isWide: boolean;
}

/** All job sources: address, state, jobs, and the last and next fetch. */
export function JobSourceList({ isWide }: JobSourceListProps) {
  const t = useT();
  const query = useInfiniteQuery(jobSourceList);
  return (
    <DataTable
      tableId="job-sources"
      label={t('jobSources.title')}
      columns={buildColumns(t, isWide)}
      rows={query.data?.pages.flatMap((page) => page.sources) ?? []}
      row={{ id: ({ id }) => String(id), name: ({ url }) => url, href: ({ id }) => paths.jobSource(id) }}
      status={query.status}
      error={query.error}
      onRetry={() => void query.refetch()}
      empty={
        <EmptyState icon={Rss} title={t('jobSources.empty')}>
          {t('jobSources.emptyText')}
        </EmptyState>
      }
      more={{
        hasMore: query.hasNextPage,
        isLoading: query.isFetchingNextPage,
        load: () => void loadNextPage(query),
      }}
    />
  );
}

function buildColumns(t: Translate, isWide: boolean): Column<JobSource>[] {
  const employer: Column<JobSource> = {
    id: 'employer',
    header: t('jobImports.upload.employer'),
    cell: ({ organisation_name: name }) => name,
  };
  return [
    { id: 'url', header: t('jobSources.form.url'), cell: ({ url }) => shortenUrl(url) },
    ...(isWide ? [employer] : []),
    { id: 'state', header: t('jobSources.state'), cell: (source) => <SourceState source={source} />, card: 'top' },
    { id: 'jobs', header: t('jobSources.jobs'), cell: ({ job_count: count }) => count, align: 'end' },
    {
      id: 'last',
      header: t('jobSources.lastFetch'),
      cell: ({ last_run: run }) => (run ? <Time when={run.finished_at} variant="relative" /> : ''),
    },
    {
      id: 'next',
      header: t('jobSources.nextFetch'),
      cell: ({ is_active: isActive, next_run_at: next }) =>
        isActive ? <Time when={next} variant="relative" /> : t('jobSources.states.paused'),
    },
  ];
}

const maxUrlLength = 60;

/** The host and the start of the path; the page of the source has all of it. */
function shortenUrl(url: string): string {
  const text = url.replace(/^https?:\/\//, '');
  return text.length > maxUrlLength ? `${text.slice(0, maxUrlLength - 1)}…` : text;
}
