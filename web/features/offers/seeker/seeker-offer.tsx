import { Check, MessageCircle, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Offer } from '#domain/features/offers/offer.ts';
import { paths } from '#web/app/paths.ts';
import { describeOffer } from '#web/features/offers/describe-offer.ts';
import { OfferChip } from '#web/features/offers/offer-chip.tsx';
import { OfferLetter } from '#web/features/offers/offer-letter.tsx';
import { PdfButton } from '#web/features/offers/pdf-button.tsx';
import { offerActions, useOfferAction, useViewOffer } from '#web/features/offers/queries.ts';
import { formatDate } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { TextDialog } from '#web/ui/overlay/text-dialog.tsx';
import { AcceptDialog } from './accept-dialog.tsx';
import css from './seeker-offer.module.css';

/** The offer for the job seeker: every term, the letter, and the answer. */
export function SeekerOffer({ offer, title }: { readonly offer: Offer; readonly title: string }) {
  const t = useT();
  const { mutate: markViewed } = useViewOffer();
  const isNew = offer.can_answer && !offer.is_viewed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per revision of the offer
  useEffect(() => {
    if (isNew) markViewed(offer);
  }, [offer.id, offer.revision, isNew, markViewed]);
  return (
    <CardSection title={title}>
      <div className={css.state}>
        <OfferChip {...offer} is_viewed={false} is_your_turn={offer.can_answer} />
        {offer.can_answer && offer.answer_by && (
          <p>
            {t('offers.seeker.answerBy', { date: formatDate(offer.answer_by) })} {t('offers.seeker.noRush')}
          </p>
        )}
      </div>
      <Outcome offer={offer} />
      <OfferLetter offer={offer} />
      <div className={css.actions}>
        {offer.can_answer && <Answers offer={offer} />}
        <LinkButton icon={MessageCircle} href={paths.conversation(offer.application_id)}>
          {t('offers.seeker.ask')}
        </LinkButton>
        <PdfButton offer={offer} />
      </div>
    </CardSection>
  );
}

function Answers({ offer }: { readonly offer: Offer }) {
  const t = useT();
  const action = useOfferAction();
  const [open, setOpen] = useState<'accept' | 'decline' | null>(null);
  const close = () => setOpen(null);
  const { terms } = describeOffer(t, offer);
  const accept = async (signature: string) => {
    await action.mutateAsync(() => offerActions.accept(offer, signature));
    showToast({ action: `offer-${offer.id}`, tone: 'ok', text: t('offers.seeker.doneAccepted') });
  };
  const decline = async (message: string) => {
    await action.mutateAsync(() => offerActions.decline(offer, message));
    showToast({ action: `offer-${offer.id}`, tone: 'ok', text: t('offers.seeker.doneDeclined') });
  };
  return (
    <>
      <Button variant="primary" icon={Check} onPress={() => setOpen('accept')}>
        {t('offers.seeker.accept')}
      </Button>
      <Button icon={X} onPress={() => setOpen('decline')}>
        {t('offers.seeker.decline')}
      </Button>
      {open === 'accept' && <AcceptDialog offer={offer} terms={terms} onSign={accept} onClose={close} />}
      {open === 'decline' && (
        <TextDialog
          title={t('offers.seeker.declineTitle')}
          text={t('offers.seeker.declineText', { job: offer.job.title })}
          label={t('offers.seeker.message')}
          confirmLabel={t('offers.seeker.decline')}
          isRequired={false}
          max={2000}
          onSend={decline}
          onClose={close}
        />
      )}
    </>
  );
}

function Outcome({ offer }: { readonly offer: Offer }) {
  const t = useT();
  if (offer.status === 'sent') return null;
  const { signature, status } = offer;
  const text =
    status === 'accepted' && signature
      ? t('offers.seeker.accepted', { date: formatDate(signature.at), name: signature.name })
      : status === 'expired' || status === 'declined' || status === 'withdrawn'
        ? t(`offers.seeker.${status}`)
        : null;
  return text === null ? null : <InlineNote tone={status === 'accepted' ? 'ok' : 'info'}>{text}</InlineNote>;
}
