import { buildLetterValues, type DescribedTerms, describeTerms } from '#domain/features/offers/describe.ts';
import type { LetterValues } from '#domain/features/offers/letter.ts';
import type { Offer } from '#domain/features/offers/offer.ts';
import { formatTags, type Language } from '#domain/phrases/phrases.ts';
import { getCurrentLanguage, type Translate } from '#web/lib/texts/i18n.ts';

/** The terms and letter values of an offer, by default in the reader's language. `t` translates into `language`. */
export function describeOffer(
  t: Translate,
  offer: Pick<Offer, 'terms' | 'seeker' | 'job' | 'sender'>,
  language: Language = getCurrentLanguage(),
): { readonly terms: DescribedTerms; readonly values: LetterValues } {
  const terms = describeTerms(offer.terms, {
    languageTag: formatTags[language],
    formatPeriod: (period, pay) => t(`jobs.detail.pay.per.${period}`, { pay }),
  });
  const people = { name: offer.seeker.name, company: offer.job.company, sender: offer.sender };
  return { terms, values: buildLetterValues(terms, people) };
}
