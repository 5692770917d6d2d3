import { useQuery } from '@tanstack/react-query';
import { type RetentionKind, type RetentionPeriods, retentionKinds } from '#domain/features/retention/periods.ts';
import { formatNumber } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { retentionPreview } from './retention-queries.ts';
import css from './settings.module.css';

/** Kinds whose records stay without the person. */
const anonymous: ReadonlySet<RetentionKind> = new Set(['applications', 'feedback', 'ratings']);

/** What the next run would delete with the periods in the form, also before they are saved. */
export function RetentionPreview({ periods }: { readonly periods: RetentionPeriods }) {
  const t = useT();
  const limited = retentionKinds.filter((kind) => periods[kind] !== null);
  const { data, status, error, refetch } = useQuery({ ...retentionPreview(periods), enabled: limited.length > 0 });
  if (limited.length === 0) return <p role="status">{t('retention.preview.none')}</p>;
  const rows = limited.map((kind) => ({ kind, count: data?.[kind] ?? null }));
  return (
    <section aria-labelledby="retention-preview" className={css.preview}>
      <h3 id="retention-preview" className={css.partTitle}>
        {t('retention.preview.title')}
      </h3>
      <DataTable
        tableId="retention-preview"
        label={t('retention.preview.title')}
        columns={[
          { id: 'kind', header: t('retention.columns.kind'), cell: ({ kind }) => t(`retention.kinds.${kind}`) },
          {
            id: 'count',
            header: t('retention.columns.count'),
            align: 'end',
            cell: ({ count }) => (count === null ? t('retention.preview.counting') : formatNumber(count)),
          },
          {
            id: 'how',
            header: t('retention.columns.how'),
            cell: ({ kind }) =>
              t(anonymous.has(kind) ? `retention.how.${kind as 'feedback'}` : 'retention.how.deleted'),
          },
        ]}
        rows={rows}
        row={{ id: ({ kind }) => kind, name: ({ kind }) => t(`retention.kinds.${kind}`) }}
        status={status}
        error={error}
        onRetry={() => void refetch()}
        hasTools={false}
        empty={null}
      />
    </section>
  );
}
