import { fillLetter, type LetterBlock } from '#domain/features/offers/letter.ts';
import type { Offer } from '#domain/features/offers/offer.ts';
import { formatEmployer } from '#web/lib/employer.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Time } from '#web/ui/data/time.tsx';
import { EmployerMark } from '#web/ui/mark/employer-mark.tsx';
import { describeOffer } from './describe-offer.ts';
import css from './offer-letter.module.css';
import { OfferTermList } from './offer-terms.tsx';

interface OfferLetterProps {
  readonly offer: Pick<Offer, 'terms' | 'letter' | 'seeker' | 'job' | 'sender' | 'sent_at' | 'changed_at'>;
  /** Marks the filled fields, for the team. */
  readonly marksFields?: boolean;
}

/** The letter on paper. */
export function OfferLetter({ offer, marksFields = false }: OfferLetterProps) {
  const t = useT();
  const { terms, values } = describeOffer(t, offer);
  const blocks = fillLetter(offer.letter, values);
  const company = formatEmployer(t, offer.job.company);
  return (
    <article className={css.paper} aria-label={t('offers.tabs.letter')}>
      <div className={css.head}>
        <EmployerMark id={offer.job.organisation_id} name={company} />
        <strong className={css.company}>{company}</strong>
        <span className={css.date}>
          <Time when={offer.sent_at ?? offer.changed_at} />
        </span>
      </div>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a letter have no ids and keep their order
        <div key={index} className={marksFields ? css.marked : undefined}>
          {block.kind === 'terms' ? <OfferTermList terms={terms} /> : <Paragraph block={block} />}
        </div>
      ))}
    </article>
  );
}

function Paragraph({ block }: { readonly block: Extract<LetterBlock, { kind: 'text' }> }) {
  return (
    <p className={css.paragraph}>
      {block.parts.map(({ text, field }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a paragraph have no ids and keep their order
        <span key={index} className={field === null ? undefined : css.field}>
          {text}
        </span>
      ))}
    </p>
  );
}
