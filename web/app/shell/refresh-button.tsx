import { RefreshCw } from 'lucide-react';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';

/** Reloads the page. */
export function RefreshButton() {
  const t = useT();
  return (
    <Button icon={RefreshCw} onPress={() => window.location.reload()}>
      {t('common.actions.refresh')}
    </Button>
  );
}
