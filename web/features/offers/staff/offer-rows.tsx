import type { OfferCard } from '#domain/features/offers/offer.ts';
import { OfferChip } from '#web/features/offers/offer-chip.tsx';
import { formatShortDay } from '#web/lib/texts/format.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { PlainLink } from '#web/ui/action/plain-link.tsx';
import { Avatar } from '#web/ui/data/marks/avatar.tsx';
import css from './offers.module.css';

interface OfferRowsProps {
  readonly offers: readonly OfferCard[];
  readonly currentId: number | null;
  readonly getHref: (id: number) => string;
}

export function OfferRows({ offers, currentId, getHref }: OfferRowsProps) {
  const t = useT();
  return (
    <ul className={css.rows} aria-label={t('offers.list')}>
      {offers.map((offer) => (
        <li key={offer.id}>
          <PlainLink
            href={getHref(offer.id)}
            className={css.row}
            {...(offer.id === currentId ? { 'aria-current': 'true' as const } : {})}
          >
            <Avatar name={offer.seeker.name} size="small" />
            <span className={css.names}>
              <strong>{offer.seeker.name}</strong>
              <span className={css.job}>{offer.job.title}</span>
            </span>
            <span className={css.state}>
              <OfferChip {...offer} />
              <span className={css.when}>{describeDate(t, offer)}</span>
            </span>
          </PlainLink>
        </li>
      ))}
    </ul>
  );
}

function describeDate(t: Translate, offer: OfferCard): string {
  if (offer.status === 'accepted' && offer.start_on) {
    return t('offers.row.starts', { date: formatShortDay(offer.start_on) });
  }
  if (offer.status === 'sent' && offer.answer_by) {
    return t('offers.row.answerBy', { date: formatShortDay(offer.answer_by) });
  }
  return t('offers.row.changed', { date: formatShortDay(offer.changed_at) });
}
