import { Archive, BadgeCheck, CircleCheck, type LucideIcon, MailOpen, Pencil, Send, Stamp } from 'lucide-react';
import type { OfferStatus } from '#domain/features/offers/lifecycle.ts';
import type { OfferCard } from '#domain/features/offers/offer.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Chip, type ChipTone } from '#web/ui/data/marks/chip.tsx';

const styles: Record<OfferStatus, readonly [ChipTone, LucideIcon]> = {
  draft: ['all', Pencil],
  pending_approval: ['paused', Stamp],
  approved: ['active', CircleCheck],
  sent: ['offer', Send],
  accepted: ['active', BadgeCheck],
  declined: ['closed', Archive],
  expired: ['closed', Archive],
  withdrawn: ['closed', Archive],
};

type State = Pick<OfferCard, 'status' | 'is_viewed' | 'is_your_turn'>;

export function OfferChip({ status, is_viewed: isViewed, is_your_turn: isYourTurn }: State) {
  const t = useT();
  const [tone, icon] = styles[status];
  const isSeen = status === 'sent' && isViewed;
  const text = isYourTurn ? 'yourTurn' : isSeen ? 'viewed' : status;
  return (
    <Chip tone={tone} icon={isSeen ? MailOpen : icon} isDraft={status === 'draft'}>
      {t(`offers.statuses.${text}`)}
    </Chip>
  );
}
