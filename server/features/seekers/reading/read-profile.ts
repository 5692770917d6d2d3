import { listLastingPositions } from '#domain/features/matching/levels/lasting-positions.ts';
import { getPersonSeniority } from '#domain/features/matching/levels/seniority.ts';
import { readPersonWords } from '#domain/features/matching/taxonomy/key-words.ts';
import type { Taxonomy } from '#domain/features/matching/taxonomy/taxonomy.ts';
import { readerVersion } from '#domain/features/reading/reader-version.ts';
import type { ProfileFields } from '#domain/features/seekers/contract.ts';
import { encodePersonWords } from '#server/lib/columns/word-codec.ts';
import { loadWordTable } from '#server/reference/words.ts';
import { findOwnTitles } from './experience-titles.ts';

/** The columns of what was read from a profile's fields, for the match and its order. */
export interface ReadProfileColumns {
  experience_title_ids: number[];
  key_words: Buffer;
  seniority: number;
  reading_version: number;
}

type ReadFields = Pick<
  ProfileFields,
  'skills' | 'certifications' | 'titles' | 'industries' | 'experience' | 'education' | 'hidden'
>;

/**
 * Reads a profile's fields. Called whenever they are saved. Hidden positions and degrees give no words and no level, since
 * the order could reveal them.
 */
export function readProfileColumns(taxonomy: Taxonomy, fields: ReadFields, now: Date): ReadProfileColumns {
  const { skills, certifications, titles, industries, hidden } = fields;
  const experience = hidden.includes('experience') ? [] : fields.experience;
  const education = hidden.includes('education') ? [] : fields.education;
  const words = readPersonWords(
    {
      titles: [...listLastingPositions(experience).map(({ title }) => title), ...titles],
      skills,
      certifications,
      education: education.flatMap(({ degree, field }) => [degree, field]),
      industries,
    },
    loadWordTable(),
  );
  return {
    experience_title_ids: findOwnTitles(taxonomy, { positions: fields.experience, titles, certifications }),
    key_words: encodePersonWords(words),
    seniority: getPersonSeniority(experience, now),
    reading_version: readerVersion,
  };
}
