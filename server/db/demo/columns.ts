import { ORDER_VERSION } from '#domain/features/matching/score/damped-order.ts';
import type { JobNeeds, SeekerOffers } from '#domain/features/matching/score/parts.ts';
import { type MatchScore, SCORE_VERSION } from '#domain/features/matching/score/score.ts';
import { NO_WORDS } from '#domain/features/matching/taxonomy/key-words.ts';
import { readerVersion } from '#domain/features/reading/reader-version.ts';
import { encodePersonWords, encodePostingWords } from '#server/lib/columns/word-codec.ts';
import type { FoundPoint } from '#server/reference/location.ts';

/** The location columns of jobs and profiles. */
export function locationColumns({ city, region, country, latitude, longitude }: FoundPoint) {
  return { city, region, country, latitude, longitude };
}

/** The matching columns of jobs and profiles. */
export function matchColumns(terms: JobNeeds) {
  return {
    skill_ids: [...terms.skills],
    certification_ids: [...terms.certifications],
    education_level: terms.education,
    title_ids: [...terms.titles],
    industry_ids: [...terms.industries],
    management_level: terms.managementLevel,
  };
}

/** The columns of what the texts of a posting give. */
export function postingWordColumns({ keyWords = NO_WORDS, seniority = 0 }: JobNeeds) {
  return { read_key_words: encodePostingWords(keyWords), read_seniority: seniority };
}

/** The columns of what the fields of a profile give. */
export function personWordColumns({ words = [], seniority = 0 }: SeekerOffers) {
  return { key_words: encodePersonWords(words), seniority, reading_version: readerVersion };
}

/** The score columns of an application. */
export function scoreColumns({ total, band, order, parts }: MatchScore) {
  return {
    score: total ?? 0,
    score_band: band,
    score_order: order,
    score_version: SCORE_VERSION,
    order_version: ORDER_VERSION,
    score_parts: toPlainJson(total === null ? null : parts),
  };
}

type JsonParts = { [part: string]: { [field: string]: string | number | null } } | null;

function toPlainJson(parts: MatchScore['parts'] | null) {
  return JSON.parse(JSON.stringify(parts)) as JsonParts;
}
