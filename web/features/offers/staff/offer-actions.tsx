import { Check, CornerUpLeft, type LucideIcon, Pencil, RotateCcw, Send, Stamp, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Offer } from '#domain/features/offers/offer.ts';
import type { PhraseKey } from '#domain/phrases/phrases.ts';
import { offerActions, useOfferAction } from '#web/features/offers/queries.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { TextDialog } from '#web/ui/overlay/text-dialog.tsx';
import css from './offers.module.css';

type Question = 'send' | 'revise' | 'withdraw' | 'return';

interface OfferActionButtonsProps {
  readonly offer: Offer;
  readonly onEdit?: () => void;
}

/** What the reader can do with the offer now, the main action first. */
export function OfferActionButtons({ offer, onEdit }: OfferActionButtonsProps) {
  const t = useT();
  const [asked, setAsked] = useState<Question | null>(null);
  const action = useOfferAction();
  const run = async (work: () => Promise<Offer>, done: PhraseKey) => {
    await action.mutateAsync(work);
    showToast({ action: `offer-${offer.id}`, tone: 'ok', text: t(done) });
  };
  const press = (work: () => Promise<Offer>, done: PhraseKey) => void run(work, done).catch(() => undefined);
  const buttons: readonly (readonly [boolean, LucideIcon, PhraseKey, () => void])[] = [
    [offer.can_decide, Check, 'offers.actions.approve', () => press(() => approve(offer), 'offers.done.approved')],
    [offer.can_submit, Stamp, 'offers.actions.submit', () => press(() => submit(offer), 'offers.done.submitted')],
    [offer.can_send, Send, 'offers.actions.send', () => setAsked('send')],
    [offer.can_decide, CornerUpLeft, 'offers.actions.return', () => setAsked('return')],
    [offer.can_edit && onEdit !== undefined, Pencil, 'offers.actions.edit', () => onEdit?.()],
    [offer.can_revise, RotateCcw, 'offers.actions.revise', () => setAsked('revise')],
    [offer.can_withdraw, Undo2, 'offers.actions.withdraw', () => setAsked('withdraw')],
  ];
  const visible = buttons.filter(([isVisible]) => isVisible);
  return (
    <div className={css.actions}>
      {action.error && <InlineNote tone="danger">{translateError(action.error)}</InlineNote>}
      {visible.map(([, icon, label, onPress], index) => (
        <Button
          key={label}
          icon={icon}
          isWide
          variant={index === 0 && isMain(label) ? 'primary' : 'secondary'}
          isPending={action.isPending}
          onPress={onPress}
        >
          {t(label)}
        </Button>
      ))}
      {asked && <Dialogs offer={offer} asked={asked} run={run} onClose={() => setAsked(null)} />}
    </div>
  );
}

const approve = (offer: Offer) => offerActions.decide(offer, 'approved', '');
const submit = (offer: Offer) => offerActions.submit(offer);
const isMain = (label: PhraseKey) => !['offers.actions.withdraw', 'offers.actions.revise'].includes(label);

interface DialogsProps {
  readonly offer: Offer;
  readonly asked: Question;
  readonly run: (work: () => Promise<Offer>, done: PhraseKey) => Promise<void>;
  readonly onClose: () => void;
}

function Dialogs({ offer, asked, run, onClose }: DialogsProps) {
  const t = useT();
  if (asked === 'withdraw' && offer.status === 'sent') {
    return (
      <TextDialog
        title={t('offers.withdraw.title')}
        text={t('offers.withdraw.text')}
        label={t('offers.withdraw.message')}
        confirmLabel={t('offers.actions.withdraw')}
        isRequired
        max={2000}
        onSend={(message) => run(() => offerActions.withdraw(offer, message), 'offers.done.withdrawn')}
        onClose={onClose}
      />
    );
  }
  if (asked === 'return') {
    return (
      <TextDialog
        title={t('offers.returnDialog.title')}
        text={t('offers.returnDialog.text')}
        label={t('offers.returnDialog.reason')}
        confirmLabel={t('offers.actions.return')}
        isRequired
        max={1000}
        onSend={(reason) => run(() => offerActions.decide(offer, 'rejected', reason), 'offers.done.returned')}
        onClose={onClose}
      />
    );
  }
  const [work, done] = confirmed[asked];
  return (
    <ConfirmDialog
      isOpen
      title={t(`offers.${asked}.title`)}
      text={t(`offers.${asked}.text`, { name: offer.seeker.name })}
      confirmLabel={t(`offers.actions.${asked}`)}
      isDanger={asked === 'withdraw'}
      onConfirm={() => {
        onClose();
        void run(() => work(offer), done).catch(() => undefined);
      }}
      onClose={onClose}
    />
  );
}

const confirmed = {
  send: [(offer: Offer) => offerActions.send(offer), 'offers.done.sent'],
  revise: [(offer: Offer) => offerActions.revise(offer), 'offers.done.revised'],
  withdraw: [(offer: Offer) => offerActions.withdraw(offer, ''), 'offers.done.withdrawn'],
} as const;
