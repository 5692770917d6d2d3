import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import type { RetentionRun } from '#domain/features/retention/contract.ts';
import { retentionKinds } from '#domain/features/retention/periods.ts';
import { formatNumber } from '#web/lib/texts/format.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { Time } from '#web/ui/data/time.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { retentionRuns } from './retention-queries.ts';

/** What the runs of the last nights deleted or made anonymous. */
export function RetentionRuns() {
  const t = useT();
  const { data, status, error, refetch } = useQuery(retentionRuns);
  return (
    <DataTable
      tableId="retention-runs"
      label={t('retention.runs.title')}
      columns={[
        {
          id: 'started',
          header: t('retention.runs.started'),
          cell: ({ started_at: at }) => <Time when={at} variant="moment" />,
        },
        { id: 'counts', header: t('retention.runs.counts'), cell: (run) => formatRun(t, run) },
      ]}
      rows={data?.runs ?? []}
      row={{ id: ({ id }) => String(id), name: ({ day }) => day }}
      status={status}
      error={error}
      onRetry={() => void refetch()}
      hasTools={false}
      empty={
        <EmptyState icon={CalendarClock} title={t('retention.runs.none')}>
          {t('retention.runs.noneText')}
        </EmptyState>
      }
    />
  );
}

function formatRun(t: Translate, { counts, finished_at: finishedAt }: RetentionRun): string {
  const texts = retentionKinds
    .filter((kind) => (counts[kind] ?? 0) > 0)
    .map((kind) =>
      t('retention.runs.count', { kind: t(`retention.kinds.${kind}`), number: formatNumber(counts[kind] ?? 0) }),
    );
  const done = texts.length === 0 ? t('retention.runs.nothing') : texts.join(' · ');
  return finishedAt === null ? `${t('retention.runs.unfinished')} ${done}` : done;
}
