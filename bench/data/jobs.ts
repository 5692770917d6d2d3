import { readerVersion } from '#domain/features/reading/reader-version.ts';
import { experienceBuckets } from '#domain/features/jobs/search/search-choices.ts';
import { readPostingWords } from '#domain/features/matching/taxonomy/key-words.ts';
import { getPostingSeniority } from '#domain/features/matching/levels/seniority.ts';
import { slugify } from '#domain/lib/slug.ts';
import { createRandom } from '#server/db/demo/random.ts';
import { encodePostingWords } from '#server/lib/columns/word-codec.ts';
import { loadWordTable } from '#server/reference/words.ts';
import { longTexts } from './texts.ts';
import { readTerms, readTowns, pickDistinct, zipf } from './vocabulary.ts';

export const employerCount = 3000;

const random = createRandom('bench jobs');
const shuffled = <T>(list: readonly T[]): T[] => createRandom('bench order').sample(list, list.length);

const titles = zipf(shuffled(readTerms('titles')), 0.8);
const skills = zipf(readTerms('skills', 5000), 1);
const certifications = zipf(readTerms('certifications'), 1);
const industries = zipf(readTerms('industries'), 0.7);
const towns = zipf(readTowns(), 0.9);
const employers = zipf(
  Array.from({ length: employerCount }, (_none, at) => at + 1),
  0.8,
);

const first = ['Alder', 'Birch', 'Cobalt', 'Delta', 'Ember', 'Fern', 'Granite', 'Harbor', 'Iris', 'Juniper'];
const second = ['Hollow', 'Meadow', 'Lantern', 'River', 'Summit', 'Valley', 'Willow', 'Bridge', 'Canyon', 'Orchard'];
const third = ['Systems', 'Health', 'Logistics', 'Foods', 'Design', 'Energy', 'Software', 'Partners', 'Works', 'Labs'];
const fourth = ['Group', 'Holdings', 'North'];

export function employerName(id: number): string {
  const words = [first[id % 10], second[Math.floor(id / 10) % 10], third[Math.floor(id / 100) % 10], fourth[Math.floor(id / 1000) % 3]];
  return words.join(' ');
}

/** Publication time of the newest job; the others are about two minutes apart. */
const newestMs = Date.UTC(2026, 10, 20);
const intervalMs = 120_000;

/** The row of job `id` of `count`. Call it with 1, 2, 3, ... in order, because the random sequence is shared. */
export function benchJob(id: number, count: number) {
  const term = titles(random);
  const level = random.weighted({ '': 6, Senior: 2, Junior: 1, Lead: 1 });
  const title = `${level} ${term.label}`.trim();
  const town = towns(random);
  const organisation = employers(random);
  const [from, to] = experienceBuckets[random.weighted({ '0-2': 4, '2-5': 4, '5-8': 2, '8-60': 1 })];
  const pay = random.int(18, 90);
  const published = new Date(newestMs - (count - id) * intervalMs - random.int(0, intervalMs));
  const texts = longTexts(random, title);
  return {
    tenant_id: 1,
    id,
    organisation_id: organisation,
    company: employerName(organisation),
    title,
    slug: slugify(title),
    status: 'active',
    ...texts,
    read_key_words: encodePostingWords(readPostingWords({ title, texts: Object.values(texts) }, loadWordTable())),
    read_seniority: getPostingSeniority({ title, texts: [], years: { min: from, max: to } }),
    ...town,
    work_mode: random.weighted({ on_site: 5, hybrid: 3, remote: 2 }),
    job_type: random.weighted({ full_time: 12, part_time: 3, contract: 3, temporary: 1, internship: 1 }),
    salary_min: pay,
    salary_max: pay + random.int(0, 20),
    salary_currency: town.country === 'CA' ? 'CAD' : 'USD',
    salary_period: 'hour',
    experience_min: from,
    experience_max: Math.min(to, from + 4),
    education_level: random.int(0, 5),
    management_level: random.int(1, 5),
    skill_ids: pickDistinct(skills, random, random.int(4, 14)).map((skill) => skill.id),
    certification_ids: pickDistinct(certifications, random, random.int(0, 2)).map((each) => each.id),
    title_ids: [term.id],
    industry_ids: pickDistinct(industries, random, 1).map((industry) => industry.id),
    reading_version: readerVersion,
    published_at: published,
    updated_at: published,
  };
}
