import { RefreshCw } from 'lucide-react';
import { getTimerFactor, useComfort } from '#web/lib/comfort.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';

interface CheckNowProps {
  readonly isFetching: boolean;
  readonly onCheck: () => void;
}

/** Replaces polling where the comfort settings stop it. */
export function CheckNow({ isFetching, onCheck }: CheckNowProps) {
  const t = useT();
  const isPolled = useComfort(getTimerFactor) !== null;
  if (isPolled) return null;
  return (
    <Button icon={RefreshCw} isPending={isFetching} onPress={onCheck}>
      {t('notifications.checkNow')}
    </Button>
  );
}
