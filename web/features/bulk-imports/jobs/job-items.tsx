import { useInfiniteQuery } from '@tanstack/react-query';
import type { JobImport } from '#domain/features/bulk-imports/jobs/contract.ts';
import { jobKeptReasons } from '#domain/features/bulk-imports/jobs/reasons.ts';
import { loadNextPage } from '#web/lib/navigation/next-page.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Group } from './group.tsx';
import { JobRows } from './job-rows.tsx';
import { jobImportItems } from './queries.ts';

interface JobItemsProps {
  readonly record: JobImport;
  readonly group: 'new' | 'failed';
}

/** The items of a group, a page at a time. */
export function JobItems({ record, group }: JobItemsProps) {
  const t = useT();
  const query = useInfiniteQuery(jobImportItems(record.token, group, record.state));
  const isReview = record.state === 'review';
  const label = group === 'failed' ? 'failed' : isReview ? 'ready' : 'success';
  const rows = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Group label={t(`jobImports.groups.${label}`)} count={record.counts[group]}>
      {query.isPending && <Loading label={t('jobImports.title')} />}
      {query.error && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      <JobRows
        rows={rows.map((item) => {
          const kept = jobKeptReasons.find((each) => each === item.kept_reason);
          return {
            key: String(item.id),
            title: item.title,
            detail: item.place,
            row: item.row,
            reason: item.reason,
            jobId: item.job_id,
            ...(kept ? { note: t(`jobImports.kept.${kept}`) } : {}),
          };
        })}
      />
      {query.hasNextPage && (
        <Button isDense isPending={query.isFetchingNextPage} onPress={() => void loadNextPage(query)}>
          {t('jobImports.showMore')}
        </Button>
      )}
    </Group>
  );
}
