import { useState } from 'react';
import type { Offer } from '#domain/features/offers/offer.ts';
import { OfferLetter } from '#web/features/offers/offer-letter.tsx';
import { decideOfferByLink } from '#web/features/offers/queries.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Banner, InlineNote } from '#web/ui/feedback/banner.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { TextDialog } from '#web/ui/overlay/text-dialog.tsx';
import { OfferChecks } from './offer-checks.tsx';
import css from './offers.module.css';

interface OfferByLinkProps {
  readonly offer: Offer;
  readonly token: string;
}

/** The decision by email link. Opening the page changes nothing. */
export function OfferByLink({ offer, token }: OfferByLinkProps) {
  const t = useT();
  const [isReturning, setReturning] = useState(false);
  const [done, setDone] = useState<'approved' | 'returned' | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const decide = async (decision: 'approved' | 'rejected', reason: string) => {
    await decideOfferByLink(token, { decision, reason, version: offer.version });
    setDone(decision === 'approved' ? 'approved' : 'returned');
  };
  if (done) {
    return (
      <Banner tone="ok" role="status" title={t(`offers.done.${done}`)}>
        {t('offers.choose.option', { name: offer.seeker.name, job: offer.job.title })}
      </Banner>
    );
  }
  return (
    <>
      <OfferLetter offer={offer} marksFields />
      <OfferChecks checks={offer.checks} />
      <CardSection title={t('offers.approval.title')}>
        {failure !== null && <InlineNote tone="danger">{translateError(failure)}</InlineNote>}
        <div className={css.actions}>
          <Button variant="primary" onPress={() => void decide('approved', '').catch(setFailure)}>
            {t('offers.actions.approve')}
          </Button>
          <Button onPress={() => setReturning(true)}>{t('offers.actions.return')}</Button>
        </div>
      </CardSection>
      {isReturning && (
        <TextDialog
          title={t('offers.returnDialog.title')}
          text={t('offers.returnDialog.text')}
          label={t('offers.returnDialog.reason')}
          confirmLabel={t('offers.actions.return')}
          isRequired
          max={1000}
          onSend={(reason) => decide('rejected', reason)}
          onClose={() => setReturning(false)}
        />
      )}
    </>
  );
}
