import { ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { getTimerFactor, useComfort } from '#web/lib/comfort.ts';
import { useSpecTimer } from '#web/lib/spec-timer.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';

/** Delay of the redirect after sign-up in milliseconds (specification 9). */
export const redirectAfter = 5000;

/** Confirms the sign-up and redirects automatically unless the user interacts. */
export function AccountCreated({ wanted }: { readonly wanted: string | null }) {
  const t = useT();
  const navigate = useNavigate();
  const canLead = useComfort((comfort) => getTimerFactor(comfort) !== null);
  const [isHeld, setHeld] = useState(false);
  const target = wanted ?? paths.home;
  const redirect = () => void navigate(target, { replace: true });
  useSpecTimer(redirectAfter, redirect, { isActive: !isHeld });
  useHoldOnSign(() => setHeld(true));
  const leading = t(wanted === null ? 'accounts.thankYou.redirectHome' : 'accounts.thankYou.redirectBack');
  return (
    <Banner
      tone="ok"
      role="status"
      title={t('accounts.thankYou.done')}
      actions={
        <>
          {canLead && <Button onPress={() => setHeld(true)}>{t('accounts.thankYou.stay')}</Button>}
          <Button variant="primary" icon={ArrowRight} onPress={redirect}>
            {t('accounts.thankYou.goNow')}
          </Button>
        </>
      }
    >
      {isHeld || !canLead ? t('accounts.thankYou.held') : leading}
    </Banner>
  );
}

const signs = ['keydown', 'pointermove', 'pointerdown', 'wheel', 'touchmove'] as const;

/** Interactions that stop the redirect. */
function useHoldOnSign(stay: () => void): void {
  useEffect(() => {
    // A layout change under a resting mouse fires pointer moves without movement.
    const onSign = (event: Event) => {
      const isRest = event instanceof PointerEvent && event.type === 'pointermove' && isAtRest(event);
      if (!isRest) stay();
    };
    for (const sign of signs) window.addEventListener(sign, onSign, { passive: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, onSign);
    };
  });
}

function isAtRest(event: PointerEvent): boolean {
  return event.movementX === 0 && event.movementY === 0;
}
