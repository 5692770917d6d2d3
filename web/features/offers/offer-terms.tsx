import type { DescribedTerms } from '#domain/features/offers/describe.ts';
import { shownTerms } from '#domain/features/offers/terms.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import css from './offer-terms.module.css';

/** Every term, in the order of the letter. */
export function OfferTermList({ terms }: { readonly terms: DescribedTerms }) {
  const t = useT();
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
