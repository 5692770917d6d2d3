import { useT } from '#web/lib/texts/i18n.ts';
import { Loading } from '#web/ui/feedback/loading.tsx';

/** Shown while the first page loads. */
export function PageFallback() {
  const t = useT();
  return <Loading label={t('shell.loadingPage')} />;
}
