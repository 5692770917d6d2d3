import { useState } from 'react';
import { declineCalm, setComfort } from '#web/lib/comfort.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';

/** Offered once if the device prefers reduced motion. */
export function CalmOffer() {
  const t = useT();
  const [isOpen, setOpen] = useState(true);
  const answer = (isYes: boolean) => {
    setOpen(false);
    if (isYes) setComfort({ calm: 'true' });
    else declineCalm();
  };
  if (!isOpen) return null;
  return (
    <Banner
      tone="info"
      title={t('comfort.offer.text')}
      actions={
        <>
          <Button onPress={() => answer(true)}>{t('comfort.offer.yes')}</Button>
          <Button variant="quiet" onPress={() => answer(false)}>
            {t('comfort.offer.no')}
          </Button>
        </>
      }
    />
  );
}
