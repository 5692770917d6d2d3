import type { DescribedTerms } from '#domain/features/offers/describe.ts';
import { shownTerms } from '#domain/features/offers/terms.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import css from './offer-terms.module.css';

interface OfferTermListProps {
  readonly terms: DescribedTerms;
  /** Translates the labels, if not into the reader's language. */
  readonly translate?: Translate;
}

/** Every term, in the order of the letter. */
export function OfferTermList({ terms, translate }: OfferTermListProps) {
  const readerT = useT();
  const t = translate ?? readerT;
  return (
    <dl className={css.terms}>
      {shownTerms.map((term) => {
        const text = terms[term];
        return (
          <div key={term} className={css.row}>
            <dt className={css.label}>{t(`offers.terms.${term}`)}</dt>
            <dd className={css.value}>{text === null ? t('offers.terms.hidden') : text || t('offers.terms.open')}</dd>
          </div>
        );
      })}
    </dl>
  );
}
