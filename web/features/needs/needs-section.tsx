import { useQuery } from '@tanstack/react-query';
import { useT } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/session.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import css from './needs.module.css';
import { NeedsForm } from './needs-form.tsx';
import { ownNeeds } from './queries.ts';

/** The menu "What helps me". */
export function NeedsSection() {
  const t = useT();
  const userId = useSession((session) => session.user.user_id);
  const { data, error, refetch } = useQuery(ownNeeds(userId));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('common.states.loadingName', { name: t('needs.title') })} />;
  return (
    <div className={css.part}>
      <p>{t('needs.purpose')}</p>
      <NeedsForm needs={data} />
    </div>
  );
}
