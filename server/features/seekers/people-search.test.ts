import { beforeAll, describe, expect, it } from 'vitest';
import { privacyApi } from '#domain/features/privacy/contract.ts';
import { ProfileFields, seekersApi } from '#domain/features/seekers/contract.ts';
import { seekerPoolApi } from '#domain/features/seekers/pool.ts';
import { createRandom } from '#server/db/demo/random.ts';
import { testApp } from '#server/testing/app.ts';
import {
  makeAccount,
  makeOrganisation,
  makeTenant,
  type TestAccount,
  type TestTenant,
} from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const { pick, int, sample, chance } = createRandom('people search');

const firstNames = ['José', 'Ana María', 'Łukasz', 'Jin-ho', 'Zoë', 'Seán', 'Ana'];
const lastNames = ["O'Brien", 'Müller', 'Nguyễn', 'Smith-Jones', 'de la Cruz', 'Kowalski', 'Ångström'];
const headlines = ['Quiet tester', 'Data analyst, remote', 'Night archivist', 'Tester of maps', ''];
const summaries = ['I like order.', 'Sorted maps in Montréal.', 'Five years of testing.', ''];
const skillNames = ['JavaScript', 'SQL', 'Python', 'Welding', 'Making lighthouses'];
const titleNames = ['Data Analyst', 'Archivist', 'Welder'];

interface Person {
  readonly account: TestAccount;
  readonly name: string;
  readonly fields: ProfileFields;
  readonly isOwn: boolean;
  readonly isDiscoverable: boolean;
}

let tenant: TestTenant;
let admin: TestAccount;
let recruiter: TestAccount;
const people: Person[] = [];

async function saveProfile(account: TestAccount, changed: Partial<ProfileFields>): Promise<ProfileFields> {
  const { body } = await send(app(), account, seekersApi.profile);
  const profile = { ...ProfileFields.parse(body), ...changed };
  const saved = await send(app(), account, seekersApi.saveProfile, { body: { profile, version: body.version } });
  expect(saved.status).toBe(200);
  return ProfileFields.parse(saved.body);
}

async function createPerson(of: TestTenant, sponsorId: number): Promise<Person> {
  const name = `${pick(firstNames)} ${pick(lastNames)}`;
  const isOwn = chance(0.3);
  const isDiscoverable = chance(0.4);
  const account = await makeAccount(app(), of, 'job_seeker', { fullName: name, ...(isOwn ? { sponsorId } : {}) });
  const fields = await saveProfile(account, {
    headline: pick(headlines),
    summary: pick(summaries),
    skills: sample(skillNames, int(0, 3)),
    titles: sample(titleNames, int(0, 1)),
    hidden: sample(['summary', 'place'] as const, int(0, 1)),
  });
  if (isDiscoverable) await send(app(), account, privacyApi.setDiscoverable, { body: { is_discoverable: true } });
  return { account, name, fields, isOwn, isDiscoverable };
}

beforeAll(async () => {
  tenant = await makeTenant(app());
  const sponsorId = await makeOrganisation(app(), tenant, { kind: 'non_profit', name: 'Open Door' });
  admin = await makeAccount(app(), tenant, 'admin');
  recruiter = await makeAccount(app(), tenant, 'recruiter', { organisationId: sponsorId });
  for (let made = 0; made < 40; made += 1) people.push(await createPerson(tenant, sponsorId));
});

async function searchAll(account: TestAccount, query: Record<string, string | string[]>) {
  const { body } = await send(app(), account, seekerPoolApi.list, { query });
  return { ids: body.seekers.map(({ id }) => id), count: body.total?.count };
}

/** Folds without the product's functions. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l');
}

function getTexts({ name, fields }: Person): string[] {
  const summary = fields.hidden.includes('summary') ? '' : fields.summary;
  const texts = [name, name.replace("'", ''), fields.headline, summary, ...fields.skills, ...fields.titles];
  return texts.flatMap((text) => fold(text).split(/[^a-z]+/));
}

function isExpected(person: Person, words: string, skills: readonly string[]): boolean {
  const own = getTexts(person);
  return (
    fold(words)
      .split(/[^a-z]+/)
      .every((word) => own.some((other) => other.startsWith(word))) &&
    skills.every((skill) => person.fields.skills.includes(skill))
  );
}

function randomWords(): string {
  const words = getTexts(pick(people)).filter(Boolean);
  return sample(words, int(0, 2))
    .map((word) => word.slice(0, int(2, word.length + 1)))
    .join(pick([' ', ', ', ' - ']));
}

describe('GET /api/v1/seekers with words and skills', () => {
  it('returns what a plain filter over the same people returns, for random queries of both roles', async () => {
    const counts = new Set<number>();
    for (let run = 0; run < 120; run += 1) {
      const words = randomWords();
      const skills = sample(skillNames, int(0, 1));
      const expected = people.filter((person) => isExpected(person, words, skills));
      const visible = expected.filter(({ isOwn, isDiscoverable }) => isOwn || isDiscoverable);
      for (const [account, list] of [
        [admin, expected],
        [recruiter, visible],
      ] as const) {
        const { ids, count } = await searchAll(account, { words, skill: skills });
        expect([ids.toSorted((a, b) => a - b), count], JSON.stringify({ words, skills })).toEqual([
          list.map((person) => person.account.id).toSorted((a, b) => a - b),
          list.length,
        ]);
        counts.add(list.length);
      }
    }
    expect(counts.size).toBeGreaterThan(8);
  });

  it.each(['obrien jose', "O'Brien, José", 'brien jos', 'JOSE o’brien'])('finds José O’Brien by %j', async (words) => {
    const account = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'José Xavier O’Brien' });
    expect((await searchAll(admin, { words: `${words} xav` })).ids).toContain(account.id);
  });

  it('finds other spellings of skills and titles', async () => {
    const account = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Quill Person' });
    await saveProfile(account, { skills: ['Kubernetes', 'PostgreSQL'] });
    for (const words of ['k8s', 'quill k8s', 'postgres', 'Kubernetes', 'kuber'])
      expect((await searchAll(admin, { words })).ids, words).toContain(account.id);
    expect((await searchAll(admin, { skill: ['K8s', 'postgresql'] })).ids).toEqual([account.id]);
    expect((await searchAll(admin, { words: 'quill terraform' })).ids).toEqual([]);
  });

  it('finds the new name and skills of a changed profile, and no closed account', async () => {
    const account = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Ivy Changing' });
    await saveProfile(account, { headline: 'Beekeeper' });
    expect((await searchAll(admin, { words: 'ivy beek' })).ids).toEqual([account.id]);
    await saveProfile(account, { headline: 'Potter' });
    expect((await searchAll(admin, { words: 'ivy beek' })).ids).toEqual([]);
    expect((await searchAll(admin, { words: 'pott ivy' })).ids).toEqual([account.id]);
    const { db } = app().services.database;
    await db.updateTable('users').set({ state: 'disabled' }).where('id', '=', account.id).execute();
    // Before the index is updated, too.
    expect((await searchAll(admin, { words: 'pott ivy' })).ids).toEqual([]);
  });

  it('returns people of the caller’s tenant only', async () => {
    const other = await makeTenant(app());
    const stranger = await makeAccount(app(), other, 'job_seeker', { fullName: 'Uma Elsewhere' });
    expect((await searchAll(admin, { words: 'uma' })).ids).toEqual([]);
    expect((await searchAll(await makeAccount(app(), other, 'admin'), {})).ids).toEqual([stranger.id]);
  });

  it('returns every unchanged person once while others change between the pages', async () => {
    const crowd = await makeTenant(app());
    const leader = await makeAccount(app(), crowd, 'admin');
    const accounts: TestAccount[] = [];
    for (let made = 0; made < 110; made += 1)
      accounts.push(await makeAccount(app(), crowd, 'job_seeker', { fullName: `Person ${made % 7}` }));
    for (const sort of ['name', 'changed'] as const) {
      const changed = new Set<number>();
      const seen: number[] = [];
      const readPage = async (cursor: string) =>
        (await send(app(), leader, seekerPoolApi.list, { query: { sort, cursor } })).body;
      for (let page = await readPage(''); ; page = await readPage(page.next)) {
        seen.push(...page.seekers.map(({ id }) => id));
        if (page.next === null) break;
        for (const account of sample(accounts, 3)) {
          changed.add(account.id);
          await saveProfile(account, { headline: `Changed ${seen.length}` });
        }
      }
      expect(new Set(seen).size).toBe(seen.length);
      const missing = accounts.filter(({ id }) => !seen.includes(id)).map(({ id }) => id);
      expect(missing.filter((id) => !changed.has(id))).toEqual([]);
      if (sort === 'name') expect(missing).toEqual([]);
    }
  });
});
