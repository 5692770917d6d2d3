import type { Taxonomy } from '#domain/features/matching/taxonomy/taxonomy.ts';
import { readBusiness } from '#domain/features/reading/terms/business-words.ts';
import { excerpt } from '#domain/features/reading/text/excerpt.ts';
import type { Segment } from '#domain/features/reading/text/segments.ts';
import type { PostingTexts, ReadTerm } from './requirements.ts';

/**
 * Industries from the posting's fields, the employer's name, sentences such as "experience in the oil and gas industry", or
 * the things that the texts speak of.
 */
export function readIndustries(posting: PostingTexts, segments: readonly Segment[], taxonomy: Taxonomy): ReadTerm[] {
  const fields = (posting.industries ?? []).flatMap((text) => toTerm(taxonomy, text, text, 0.95));
  if (fields.length > 0) return fields;
  const name = `${posting.employer}, ${posting.department}`;
  const employers = employerKinds.flatMap(([label, pattern]) =>
    pattern.test(name) ? toTerm(taxonomy, label, posting.employer || posting.department, 0.75) : [],
  );
  if (employers.length > 0) return employers.slice(0, 1);
  const business = readBusiness(segments);
  if (business) return toTerm(taxonomy, business.name, business.sentence, 0.6);
  return segments
    .filter(({ section }) => section !== 'legal' && section !== 'benefits')
    .flatMap(({ text }) => readSentence(text, taxonomy))
    .slice(0, 2);
}

function toTerm(taxonomy: Taxonomy, name: string, sentence: string, confidence: number): ReadTerm[] {
  const term = taxonomy.find('industry', name);
  return term ? [{ id: term.id, text: name, evidence: { sentence, confidence } }] : [];
}

/** Names that say what an employer does. */
const employerKinds: readonly (readonly [string, RegExp])[] = [
  ['Hospitals', /\bhospitals?\b|\bmedical center\b|\bveterans health\b/i],
  ['Education', /\b(?:universit(?:y|ies)|college|school district|public schools|academy)\b/i],
  ['Defense', /\b(?:army|navy|air force|marine corps|national guard|defense)\b/i],
  [
    'Government',
    /\b(?:department of|city of|county of|state of|bureau of|u\.?s\.? \w+|federal|ministry of|government|agency for|administration)\b/i,
  ],
  ['Banking', /\b(?:bank|credit union)\b/i],
  ['Insurance', /\binsurance\b/i],
  ['Fintech', /\b(?:financial|payments?|settlements?)\b/i],
  ['Retail', /\b(?:retail|grocers?|grocery|supermarkets?|outfitters?)\b/i],
  ['Logistics', /\b(?:freight|logistics|trucking)\b/i],
  ['Hotels', /\b(?:hotels?|resorts?)\b/i],
  ['Restaurants', /\b(?:restaurants?|catering)\b/i],
];

/** The one to four words before "industry" or "sector", the longest that is known. */
function readSentence(text: string, taxonomy: Taxonomy): ReadTerm[] {
  return [...text.matchAll(/\b(?:industry|industries|sector|field)\b/gi)].flatMap(({ index, 0: found }) => {
    const words = text
      .slice(Math.max(0, index - 60), index)
      .trim()
      .split(/\s+/)
      .slice(-4);
    if (found.toLowerCase() === 'field' && !/\bexperience\b/i.test(text)) return [];
    for (let from = 0; from < words.length; from++) {
      const name = words.slice(from).join(' ');
      if (/^[\p{L}&/-]/u.test(name) && !/[,;:.]/.test(name)) {
        const term = toTerm(taxonomy, name, excerpt(text, index), 0.65);
        if (term.length > 0) return term;
      }
    }
    return [];
  });
}
