import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErdForm } from '#web/features/erd/erd-form.tsx';
import { ErdPreview } from '#web/features/erd/erd-preview.tsx';
import { erdPreview, type Period } from '#web/features/erd/queries.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import css from './erd-page.module.css';

/** Employment results: select, preview, download. */
export function ErdPage() {
  const t = useT();
  const [period, setPeriod] = useState<Period>({ from: '', to: '' });
  const { data, error, refetch } = useQuery(erdPreview(period));
  return (
    <>
      <PageHeader title={t('erd.title')} purpose={t('erd.purpose')} />
      <div className={css.parts}>
        <ErdForm onPeriod={setPeriod} onDone={() => void refetch()} />
        {data && <ErdPreview preview={data} />}
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Loading label={t('erd.preview')} skeleton={<Skeleton shape="row" count={5} />} />}
      </div>
    </>
  );
}
