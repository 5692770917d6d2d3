import { CircleHelp } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { DockTab } from '#web/ui/layout/dock.tsx';

const HowToPanel = lazy(async () => ({ default: (await import('./how-to-panel.tsx')).HowToPanel }));

/** The How to button of the dock and its window. */
export function HowToWidget() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <DockTab
        ref={button}
        icon={CircleHelp}
        label={t('help.howTo.launcher')}
        isExpanded={isOpen}
        onPress={() => setOpen(!isOpen)}
      />
      <Suspense>{isOpen && <HowToPanel launcher={button} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
