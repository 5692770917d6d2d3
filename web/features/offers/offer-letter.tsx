import { fillLetter, type LetterBlock } from '#domain/features/offers/letter.ts';
import type { Offer } from '#domain/features/offers/offer.ts';
import { formatTags, languageTags } from '#domain/phrases/phrases.ts';
import { formatEmployer } from '#web/lib/employer.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { useTextsOf } from '#web/lib/texts/texts-of.ts';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { EmployerMark } from '#web/ui/mark/employer-mark.tsx';
import { describeOffer } from './describe-offer.ts';
import css from './offer-letter.module.css';
import { OfferTermList } from './offer-terms.tsx';

interface OfferLetterProps {
  readonly offer: Pick<
    Offer,
    'terms' | 'letter' | 'letter_language' | 'seeker' | 'job' | 'sender' | 'sent_at' | 'changed_at'
  >;
  /** Marks the filled fields, for the team. */
  readonly marksFields?: boolean;
}

/** The letter on paper, in its own language. */
export function OfferLetter(props: OfferLetterProps) {
  const t = useT();
  const letterT = useTextsOf(props.offer.letter_language);
  return (
    <article className={css.paper} aria-label={t('offers.tabs.letter')}>
      {letterT ? <Content {...props} t={letterT} /> : <Loading label={t('offers.loadingOne')} />}
    </article>
  );
}

function Content({ offer, marksFields = false, t }: OfferLetterProps & { readonly t: Translate }) {
  const language = offer.letter_language;
  const { terms, values } = describeOffer(t, offer, language);
  const blocks = fillLetter(offer.letter, values);
  const company = formatEmployer(t, offer.job.company);
  const date = offer.sent_at ?? offer.changed_at;
  return (
    <div lang={languageTags[language]} className={css.content}>
      <div className={css.head}>
        <EmployerMark id={offer.job.organisation_id} name={company} />
        <strong className={css.company}>{company}</strong>
        <time dateTime={date} className={css.date}>
          {new Intl.DateTimeFormat(formatTags[language], { dateStyle: 'long' }).format(new Date(date))}
        </time>
      </div>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a letter have no ids and keep their order
        <div key={index} className={marksFields ? css.marked : undefined}>
          {block.kind === 'terms' ? <OfferTermList terms={terms} translate={t} /> : <Paragraph block={block} />}
        </div>
      ))}
    </div>
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
