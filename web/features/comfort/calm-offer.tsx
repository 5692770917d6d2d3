import { useState } from 'react';
import { declineCalm, setComfort } from '#web/lib/comfort.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';

/** Asked once, in a quiet line, where the device asks for less motion: nothing else on the page waits for the answer. */
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
