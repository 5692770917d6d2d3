import { ArrowUp } from 'lucide-react';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import type { HeldItems } from './use-held-items.ts';

/** Adds what arrived while the list was open. */
export function ShowNew({ held }: { readonly held: HeldItems }) {
  const t = useT();
  if (held.waiting === 0) return null;
  return (
    <Button variant="primary" icon={ArrowUp} onPress={held.showAll}>
      {t('notifications.showNew', { count: held.waiting })}
    </Button>
  );
}
