import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Panel } from '#web/ui/overlay/panel.tsx';

const ComfortPanel = lazy(async () => ({
  default: (await import('#web/app/shell/dialogs/comfort-panel.tsx')).ComfortPanel,
}));

/** Opens the comfort settings; on every page, also for visitors. Staff with a phone find them in their settings. */
export function ComfortButton() {
  const t = useT();
  return (
    <Panel
      label={t('comfort.title')}
      trigger={(props) => (
        <Button {...props} variant="quiet" icon={SlidersHorizontal}>
          {t('shell.bar.comfort')}
        </Button>
      )}
    >
      <Suspense fallback={<Loading label={t('comfort.title')} />}>
        <ComfortPanel />
      </Suspense>
    </Panel>
  );
}
