import { FileX } from 'lucide-react';
import { type ErdColumn, erdColumns, type ErdPreview as Preview } from '#domain/features/erd/contract.ts';
import type { PhraseKey } from '#domain/phrases/phrases.ts';
import { formatDate, formatNumber } from '#web/lib/texts/format.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { Time } from '#web/ui/data/time.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { DataTable } from '#web/ui/table/data-table.tsx';
import css from './erd.module.css';

/** The first rows of the period, and earlier downloads. */
export function ErdPreview({ preview }: { readonly preview: Preview }) {
  const t = useT();
  return (
    <>
      <section className={css.part} aria-labelledby="preview">
        <h2 id="preview" className={css.title}>
          {t('erd.preview')}
        </h2>
        {preview.total > 0 && (
          <p>{t('erd.previewText', { count: preview.total, number: formatNumber(preview.total) })}</p>
        )}
        <DataTable
          tableId="erd"
          label={t('erd.preview')}
          columns={erdColumns.map((name) => ({
            id: name,
            header: t(`erd.names.${name}`),
            cell: (row: Preview['rows'][number]) => getTexts(t, name, row[name]),
          }))}
          rows={preview.rows}
          row={{
            id: (row) => row.application_id,
            name: (row) => `${t('erd.names.application_id')} ${row.application_id}`,
          }}
          status="success"
          hasTools={false}
          empty={
            <EmptyState icon={FileX} title={t('erd.none')}>
              {t('erd.noneText')}
            </EmptyState>
          }
        />
      </section>
      <Downloads downloads={preview.downloads} />
    </>
  );
}

function Downloads({ downloads }: Pick<Preview, 'downloads'>) {
  const t = useT();
  return (
    <section className={css.part} aria-labelledby="downloads">
      <h2 id="downloads" className={css.title}>
        {t('erd.log')}
      </h2>
      <DataTable
        tableId="erd-downloads"
        label={t('erd.log')}
        columns={[
          { id: 'at', header: t('erd.logColumns.at'), cell: ({ at }) => <Time when={at} variant="moment" /> },
          { id: 'by', header: t('erd.logColumns.by'), cell: ({ by }) => by },
          { id: 'rows', header: t('erd.logColumns.rows'), cell: ({ rows }) => formatNumber(rows), align: 'end' },
          { id: 'purpose', header: t('erd.logColumns.purpose'), cell: ({ purpose }) => purpose },
        ]}
        rows={downloads}
        row={{ id: ({ at }) => at, name: ({ at }) => at }}
        status="success"
        hasTools={false}
        empty={<p>{t('erd.noDownloads')}</p>}
      />
    </section>
  );
}

/** Days and translated labels; the file has the stored values. */
function getTexts(t: Translate, name: ErdColumn, value: string): string {
  if (value === '') return t('common.labels.none');
  if (name.endsWith('_at')) return formatDate(value);
  if (name === 'source') return t(`reports.keys.sources.${value}` as PhraseKey);
  return name === 'status' || name === 'outcome' ? t(`statuses.application.${value}` as PhraseKey) : value;
}
