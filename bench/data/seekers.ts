import { readPersonWords } from '#domain/features/matching/taxonomy/key-words.ts';
import { readerVersion } from '#domain/features/reading/reader-version.ts';
import { dayMs } from '#domain/lib/day.ts';
import { createRandom } from '#server/db/demo/random.ts';
import { employerCount } from './jobs.ts';
import { benchName } from './names.ts';
import { partnerCount } from './staff.ts';
import { seekerText } from './texts.ts';
import { encodePersonWords } from '#server/lib/columns/word-codec.ts';
import { loadWordTable } from '#server/reference/words.ts';
import { type BenchTerm, readTerms, readTowns, pickDistinct, zipf } from './vocabulary.ts';

const random = createRandom('bench seekers');

const titles = zipf(createRandom('bench order').sample(readTerms('titles'), 3000), 0.8);
const skills = zipf(readTerms('skills', 5000), 1);
const certifications = zipf(readTerms('certifications'), 1);
const industries = zipf(readTerms('industries'), 0.7);
const towns = zipf(readTowns(), 0.9);

/** The last change of the newest profile; the others lie within the year before. */
const newestMs = Date.UTC(2026, 10, 21);

const wishes = ['looking for a quiet team', 'open to remote work', 'ready to learn', 'in a small company', 'part time'];

/** The password of every benchmark job seeker. */
export const benchPassword = 'calm river lantern';

export function seekerEmail(id: number): string {
  return `seeker-${id}@bench.test`;
}

export function benchUser(id: number, passwordHash: string) {
  return {
    tenant_id: 1,
    id,
    account_kind: 'job_seeker',
    email: seekerEmail(id),
    password_hash: passwordHash,
    full_name: benchName(),
    is_consent: true,
  };
}

/** Call it with 1, 2, 3, ... in order, because the random sequence is shared. */
export function benchProfile(id: number) {
  const own = pickDistinct(titles, random, random.int(1, 3));
  const [title] = own;
  const profile = {
    tenant_id: 1,
    user_id: id,
    headline: `${title?.label ?? ''} ${random.pick(wishes)}`,
    summary: seekerText(random),
    sponsor_organisation_id: random.chance(0.3) ? employerCount + random.int(1, partnerCount) : null,
    is_discoverable: random.chance(0.4),
    updated_at: new Date(newestMs - random.next() * 365 * dayMs),
    ...towns(random),
    education_level: random.int(0, 5),
    management_level: random.int(1, 5),
  };
  const terms = {
    skills: pickDistinct(skills, random, random.int(4, 20)),
    certifications: pickDistinct(certifications, random, random.int(0, 3)),
    titles: own,
    industries: pickDistinct(industries, random, random.int(1, 2)),
  };
  return { ...profile, ...termColumns(terms), seniority: id % 10, reading_version: readerVersion };
}

type Terms = Readonly<Record<'skills' | 'certifications' | 'titles' | 'industries', readonly BenchTerm[]>>;

function termColumns({ skills, certifications, titles, industries }: Terms) {
  const ids = (list: readonly BenchTerm[]) => list.map(({ id }) => id);
  const labels = (list: readonly BenchTerm[]) => list.map(({ label }) => label);
  const texts = {
    titles: labels(titles),
    skills: labels(skills),
    certifications: labels(certifications),
    education: [],
    industries: labels(industries),
  };
  return {
    skill_ids: ids(skills),
    certification_ids: ids(certifications),
    title_ids: ids(titles),
    industry_ids: ids(industries),
    key_words: encodePersonWords(readPersonWords(texts, loadWordTable())),
  };
}
