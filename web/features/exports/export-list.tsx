import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { TenantExport } from '#domain/features/exports/contract.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { formatDate, formatDateTime } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import css from './exports.module.css';
import { tenantExports, useSaveTenantExport } from './queries.ts';

/** The exports with their progress, newest first. */
export function ExportList() {
  const t = useT();
  const { data, error, refetch } = useQuery(tenantExports());
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('exports.list')} />;
  if (data.length === 0) return <p>{t('exports.none')}</p>;
  return (
    <ul className={css.list} aria-live="polite">
      {data.map((made) => (
        <li key={made.id}>
          <ExportRow made={made} />
        </li>
      ))}
    </ul>
  );
}

function ExportRow({ made }: { readonly made: TenantExport }) {
  const t = useT();
  const save = useSaveTenantExport();
  const { status, done, total, purpose } = made;
  if (status === 'waiting') {
    const progress = t('exports.progress', { done, total });
    return <ProgressBar label={t('exports.making')} done={done} total={total} valueText={progress} />;
  }
  if (status === 'failed') return <InlineNote tone="warn">{t('exports.failed')}</InlineNote>;
  if (status === 'expired') {
    return <span className={css.muted}>{t('exports.expired', { date: formatDate(made.created_at) })}</span>;
  }
  const until = made.expires_at ? formatDateTime(made.expires_at) : '';
  return (
    <div className={css.row}>
      <span>{t('exports.ready', { purpose, date: formatDateTime(made.created_at), until })}</span>
      <Button icon={Download} isPending={save.isPending} onPress={() => save.mutate(made)}>
        {t('exports.download')}
      </Button>
      {save.error && <InlineNote tone="danger">{translateError(save.error)}</InlineNote>}
    </div>
  );
}
