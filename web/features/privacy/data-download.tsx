import { useQuery } from '@tanstack/react-query';
import { Download, PackageOpen } from 'lucide-react';
import type { DataExport } from '#domain/features/privacy/contract.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { formatDate, formatDateTime } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import css from './privacy.module.css';
import { ownExports, useSaveExport, useStartExport } from './queries.ts';

/** Exports all personal data as one file, in the background. */
export function DataDownload() {
  const t = useT();
  const { data, error, refetch } = useQuery(ownExports());
  const start = useStartExport();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('common.states.loadingName', { name: t('privacy.data.title') })} />;
  return (
    <div className={css.part}>
      <p>{t('privacy.data.purpose')}</p>
      <ul className={css.list} aria-live="polite">
        {data.slice(0, 5).map((one) => (
          <li key={one.id}>
            <Row made={one} />
          </li>
        ))}
      </ul>
      {start.error && <InlineNote tone="danger">{translateError(start.error)}</InlineNote>}
      {!data.some(({ status }) => status === 'waiting') && (
        <div>
          <Button icon={PackageOpen} isPending={start.isPending} onPress={() => start.mutate()}>
            {t('privacy.data.start')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Row({ made }: { readonly made: DataExport }) {
  const t = useT();
  const save = useSaveExport();
  const { status, done, total } = made;
  if (status === 'waiting') {
    const words = t('privacy.data.progress', { done, total });
    return <ProgressBar label={t('privacy.data.making')} done={done} total={total} valueText={words} />;
  }
  if (status === 'failed') return <InlineNote tone="warn">{t('privacy.data.failed')}</InlineNote>;
  if (status === 'expired') {
    return <span className={css.muted}>{t('privacy.data.expired', { date: formatDate(made.created_at) })}</span>;
  }
  const until = made.expires_at ? formatDate(made.expires_at) : '';
  return (
    <div className={css.row}>
      <span>{t('privacy.data.ready', { date: formatDateTime(made.created_at), until })}</span>
      <Button icon={Download} isPending={save.isPending} onPress={() => save.mutate(made)}>
        {t('privacy.data.download')}
      </Button>
      {save.error && <InlineNote tone="danger">{translateError(save.error)}</InlineNote>}
    </div>
  );
}
