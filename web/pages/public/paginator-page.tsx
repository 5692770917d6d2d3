import { useInfiniteQuery } from '@tanstack/react-query';
import { BriefcaseBusiness } from 'lucide-react';
import type { JobCard } from '#domain/features/jobs/job.ts';
import { paths } from '#web/app/paths.ts';
import { jobSearch } from '#web/features/jobs/queries.ts';
import { emptySearch } from '#web/features/jobs/search/search-address.ts';
import { formatEmployer } from '#web/lib/employer.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { Time } from '#web/ui/data/time.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';

/** A demo of list paging with public jobs. */
export function PaginatorPage() {
  const t = useT();
  const query = useInfiniteQuery(jobSearch({ ...emptySearch, sort: 'newest' }));
  const pages = query.data?.pages ?? [];
  return (
    <>
      <PageHeader title={t('pages.paginator.title')} purpose={t('pages.paginator.purpose')} />
      <DataTable
        tableId="paginator"
        label={t('pages.paginator.title')}
        columns={buildColumns(t)}
        rows={pages.flatMap((page) => page.jobs)}
        row={{ id: ({ id }) => String(id), name: ({ title }) => title, href: ({ id }) => paths.job(id) }}
        status={query.status}
        error={query.error}
        onRetry={() => void query.refetch()}
        total={pages[0]?.total ?? undefined}
        more={{
          hasMore: query.hasNextPage,
          isLoading: query.isFetchingNextPage,
          load: () => void query.fetchNextPage(),
        }}
        empty={
          <EmptyState icon={BriefcaseBusiness} title={t('pages.paginator.empty')}>
            {t('pages.paginator.emptyText')}
          </EmptyState>
        }
      />
    </>
  );
}

function buildColumns(t: Translate): Column<JobCard>[] {
  return [
    { id: 'job', header: t('pages.paginator.job'), cell: ({ title }) => title },
    { id: 'employer', header: t('pages.paginator.employer'), cell: ({ company }) => formatEmployer(t, company) },
    {
      id: 'place',
      header: t('pages.paginator.location'),
      cell: ({ city, region }) => [city, region].filter(Boolean).join(', ') || t('common.labels.notListed'),
    },
    {
      id: 'published',
      header: t('pages.paginator.published'),
      cell: ({ published_at }) => published_at && <Time when={published_at} variant="relative" />,
    },
  ];
}
