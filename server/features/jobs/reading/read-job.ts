import { getPostingSeniority } from '#domain/features/matching/levels/seniority.ts';
import { readPostingWords } from '#domain/features/matching/taxonomy/key-words.ts';
import type { Taxonomy } from '#domain/features/matching/taxonomy/taxonomy.ts';
import { readPosting } from '#domain/features/reading/posting/read-posting.ts';
import type { PostingTexts } from '#domain/features/reading/posting/requirements.ts';
import { readerVersion } from '#domain/features/reading/reader-version.ts';
import { buildStoredReading, type StoredReading } from '#domain/features/reading/stored-reading.ts';
import { encodePostingWords } from '#server/lib/columns/word-codec.ts';
import { loadWordTable } from '#server/reference/words.ts';

/** The columns of what was read from a job's texts. */
export interface ReadColumns {
  reading: string;
  reading_version: number;
  read_skill_ids: number[];
  read_certification_ids: number[];
  read_title_ids: number[];
  read_industry_ids: number[];
  read_education_level: number | null;
  read_management_level: number | null;
  read_experience_min: number | null;
  read_experience_max: number | null;
  read_none_required: string[];
  read_key_words: Buffer;
  read_seniority: number;
}

/** What the employer states of the years of experience. */
export interface StatedYears {
  readonly experience_min: number | null;
  readonly experience_max: number | null;
}

/** Reads a job's texts. Called whenever they are saved or imported. */
export function readJobColumns(taxonomy: Taxonomy, posting: PostingTexts, stated: StatedYears): ReadColumns {
  const { title, texts: fields } = posting;
  const texts = [fields.description, fields.responsibilities, fields.requirements].filter((text) => text !== undefined);
  const reading = buildStoredReading(readPosting(posting, taxonomy));
  const { experience_min: min, experience_max: max } = stated;
  const years = min === null && max === null ? (reading.years ?? { min, max }) : { min, max };
  return {
    ...buildReadColumns(reading),
    read_key_words: encodePostingWords(readPostingWords({ title, texts }, loadWordTable())),
    read_seniority: getPostingSeniority({ title, texts, years }),
  };
}

function buildReadColumns(reading: StoredReading): Omit<ReadColumns, 'read_key_words' | 'read_seniority'> {
  return {
    reading: JSON.stringify(reading),
    reading_version: readerVersion,
    read_skill_ids: listIds(reading.skills),
    read_certification_ids: listIds(reading.certifications),
    read_title_ids: listIds(reading.titles),
    read_industry_ids: listIds(reading.industries),
    read_education_level: reading.education?.value ?? null,
    read_management_level: reading.managementLevel?.value ?? null,
    read_experience_min: reading.years?.min ?? null,
    read_experience_max: reading.years?.max ?? null,
    read_none_required: reading.noneRequired.map(({ value }) => value),
  };
}

function listIds(terms: readonly { readonly id: number }[]): number[] {
  return terms.map(({ id }) => id);
}
