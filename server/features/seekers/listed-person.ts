import { getExperienceYears } from '#domain/features/matching/levels/experience-years.ts';
import type { Taxonomy } from '#domain/features/matching/taxonomy/taxonomy.ts';
import { Experience } from '#domain/features/seekers/profile-parts.ts';
import type { Services } from '#server/context.ts';
import { storedList } from '#server/db/rows/stored-list.ts';
import type { ListedPerson } from '#server/search/people/listed-person.ts';
import { foldText, readWords } from '#server/search/people/search-words.ts';
import type { ListedSeekerRow } from './listed-queries.ts';

/** Returns the function that converts a row of the database to a person of the index. */
export function createPersonReader({
  taxonomy,
  clock,
}: Pick<Services, 'taxonomy' | 'clock'>): (row: ListedSeekerRow) => ListedPerson {
  const readLabel = createLabelReader(taxonomy);
  return (row) => toListedPerson(row, readLabel, clock());
}

/** The words of a term's label, read once per term: thousands of people have the same skills. */
function createLabelReader(taxonomy: Taxonomy): (id: number) => readonly string[] {
  const cache = new Map<number, readonly string[]>();
  return (id) => {
    const words = cache.get(id) ?? readWords(taxonomy.label(id) ?? '');
    cache.set(id, words);
    return words;
  };
}

function toListedPerson(row: ListedSeekerRow, readLabel: (id: number) => readonly string[], now: Date): ListedPerson {
  const isHidden = (field: string) => row.hidden_fields.includes(field);
  const nameWords = readWords(row.full_name);
  const texts = [row.headline, isHidden('summary') ? '' : row.summary, ...row.own_words];
  const labels = [...row.skill_ids, ...row.title_ids].flatMap(readLabel);
  return {
    id: row.user_id,
    nameKey: foldText(row.full_name),
    updatedAt: row.updated_at.getTime(),
    sponsorId: row.sponsor_organisation_id ?? 0,
    isDiscoverable: row.is_discoverable,
    latitude: (isHidden('place') ? null : row.latitude) ?? Number.NaN,
    longitude: (isHidden('place') ? null : row.longitude) ?? Number.NaN,
    nameWords: [...new Set(nameWords)],
    words: [...new Set([...nameWords, ...texts.flatMap(readWords), ...labels])],
    skills: row.skill_ids,
    titles: row.title_ids,
    certifications: row.certification_ids,
    industries: row.industry_ids,
    educationLevel: isHidden('education') ? null : row.education_level,
    managementLevel: row.management_level,
    experienceYears: isHidden('experience') ? null : readExperienceYears(row.experience, now),
    startDay: toDayNumber(row.start_on),
  };
}

const positions = storedList(Experience);

function readExperienceYears(stored: unknown, now: Date): number | null {
  if (Array.isArray(stored) && stored.length === 0) return null;
  const years = getExperienceYears(positions.parse(stored), now);
  return years === null ? null : Math.floor(years);
}

const dayMs = 86_400_000;

/** Null for a missing or invalid day. */
function toDayNumber(day: string | null): number | null {
  const time = day === null ? Number.NaN : Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? null : Math.floor(time / dayMs);
}
