import type { Offer, OfferApprover } from '#domain/features/offers/offer.ts';
import { formatDate, formatDateTime } from '#web/lib/texts/format.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { type Phase, Timeline } from '#web/ui/data/progress/timeline.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { OfferActionButtons } from './offer-actions.tsx';

interface OfferApprovalProps {
  readonly offer: Offer;
  readonly onEdit?: () => void;
}

/** Who asked, who decided, what comes next, and the actions. */
export function OfferApproval({ offer, onEdit }: OfferApprovalProps) {
  const t = useT();
  const { returned, approvers, signature } = offer;
  return (
    <CardSection title={t('offers.approval.title')}>
      {returned && <InlineNote tone="info">{t('offers.approval.returned', returned)}</InlineNote>}
      {approvers.length === 0 && offer.status === 'draft' && (
        <p>{t(offer.needs_approval ? 'offers.form.needsApproval' : 'offers.approval.none')}</p>
      )}
      <Timeline label={t('offers.approval.title')} events={listEvents(t, offer)} />
      {signature && <p>{t('offers.notes.signed', { name: signature.name, date: formatDateTime(signature.at) })}</p>}
      {offer.decline_message && <p>{t('offers.notes.declined', { message: offer.decline_message })}</p>}
      <OfferActionButtons offer={offer} {...(onEdit ? { onEdit } : {})} />
    </CardSection>
  );
}

function listEvents(t: Translate, offer: Offer) {
  const { approvers, asked_by: asked, status } = offer;
  const nextIndex = status === 'pending_approval' ? approvers.findIndex((one) => one.status === 'waiting') : -1;
  const requested = asked
    ? [
        {
          id: 'asked',
          phase: 'done' as const,
          title: t('offers.approval.requested', { name: asked.name }),
          detail: formatDateTime(asked.at),
        },
      ]
    : [];
  const decisions = approvers.map((approver, index) => ({
    id: String(approver.user_id),
    phase: getPhase(approver, index === nextIndex),
    title: nameApprover(t, approver),
    detail: describeDecision(t, approver, index === nextIndex),
  }));
  const sent = {
    id: 'sent',
    phase: (offer.sent_at ? 'done' : status === 'approved' ? 'now' : 'later') as Phase,
    title: t(offer.sent_at ? 'offers.approval.sentTo' : 'offers.approval.sendTo', { name: offer.seeker.name }),
    detail: offer.sent_at ? formatDateTime(offer.sent_at) : t('offers.approval.sendLater'),
  };
  return [...requested, ...decisions, sent];
}

/** The approver, with who decides for them while they are away. */
function nameApprover(t: Translate, { name, delegate, is_you: isYou }: OfferApprover): string {
  const approver = isYou ? t('offers.approval.you', { name }) : name;
  return delegate === null ? approver : t('offers.approval.delegate', { name: delegate, approver });
}

function getPhase({ status }: OfferApprover, isNext: boolean): Phase {
  if (status !== 'waiting') return 'done';
  return isNext ? 'now' : 'later';
}

function describeDecision(t: Translate, approver: OfferApprover, isNext: boolean): string {
  const { status, decided_at: at, reason } = approver;
  if (status === 'waiting') return t(isNext ? 'offers.approval.next' : 'offers.approval.waiting');
  const text = t(`offers.approval.${status}`, { date: at ? formatDate(at) : '' });
  return reason ? `${text}. ${reason}` : text;
}
