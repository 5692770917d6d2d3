import { useT } from '#web/lib/i18n.ts';
import { Loading } from '#web/ui/feedback/loading.tsx';

/** While the very first page arrives. */
export function PageWait() {
  const t = useT();
  return <Loading label={t('shell.loadingPage')} />;
}
