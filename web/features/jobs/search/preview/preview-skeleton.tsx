import { useT } from '#web/lib/texts/i18n.ts';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import css from './job-preview.module.css';

/** The preview while its job is loading. */
export function PreviewSkeleton() {
  const t = useT();
  return (
    <div className={css.state}>
      <Loading label={t('jobs.detail.page.loading')} skeleton={<Skeleton shape="card" count={3} />} />
    </div>
  );
}
