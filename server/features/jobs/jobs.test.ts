import { describe, expect, it } from 'vitest';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import type { JobPage } from '#domain/features/jobs/search/search.ts';
import { seekersApi } from '#domain/features/seekers/contract.ts';
import { testApp } from '#server/testing/app.ts';
import {
  makeAccount,
  makeJob,
  makeTenant,
  newJob,
  type TestAccount,
  type TestTenant,
} from '#server/testing/factories.ts';
import { type Caller, send } from '#server/testing/send.ts';

const app = testApp();

async function createEmployer(): Promise<{ tenant: TestTenant; manager: TestAccount }> {
  const tenant = await makeTenant(app());
  return { tenant, manager: await makeAccount(app(), tenant, 'hiring_manager') };
}

function search(caller: Caller, query: Record<string, string | string[]>) {
  return send(app(), caller, jobsApi.search, { query });
}

async function titles(caller: Caller, query: Record<string, string | string[]>): Promise<string[]> {
  return (await search(caller, query)).body.jobs.map(({ title }) => title);
}

async function saveProfile(seeker: TestAccount, terms: { skills: string[]; titles?: string[] }): Promise<void> {
  const { body: profile } = await send(app(), seeker, seekersApi.profile);
  const body = { profile: { ...profile, ...terms }, version: profile.version };
  expect((await send(app(), seeker, seekersApi.saveProfile, { body })).status).toBe(200);
}

describe('GET /api/v1/jobs/:id', () => {
  it('shows a draft to its organization only, and a published job to everyone', async () => {
    const { tenant, manager } = await createEmployer();
    const draft = await makeJob(app(), manager, { isActive: false });
    const read = (caller: Caller) => send(app(), caller, jobsApi.read, { params: { id: String(draft.id) } });
    const competitor = await makeAccount(app(), tenant, 'hiring_manager');
    expect((await read(manager)).body.status).toBe('draft');
    expect((await read(tenant.visitor)).status).toBe(404);
    expect((await read(competitor)).status).toBe(404);
    expect(await titles(tenant.visitor, {})).toEqual([]);
    const move = { to: 'active' as const, version: draft.version };
    await send(app(), manager, jobsApi.move, { params: { id: String(draft.id) }, body: move });
    expect((await read(tenant.visitor)).body).toMatchObject({ status: 'active', can_edit: false, next_statuses: [] });
    expect((await read(competitor)).body.can_edit).toBe(false);
    expect(await titles(tenant.visitor, {})).toEqual(['Software Engineer']);
  });
});

describe('POST /api/v1/jobs', () => {
  it('merges synonyms of a skill to one id, and stores unknown skills for the tenant', async () => {
    const { manager } = await createEmployer();
    const job = await makeJob(app(), manager, { skills: ['JS', 'JavaScript', 'C++', '.NET', 'Moss gardening'] });
    expect(job.skills.map(({ label }) => label)).toEqual(['JS', 'JavaScript', 'C++', '.NET', 'Moss gardening']);
    expect(new Set(job.skills.map(({ id }) => id)).size).toBe(4);
  });

  it('returns all invalid fields and stores nothing', async () => {
    const { manager } = await createEmployer();
    const body = newJob({
      title: '',
      salary: { min: 90, max: 10, currency: 'USD', period: 'hour' },
      experience_min: 9,
      experience_max: 2,
    });
    const refused = await send(app(), manager, jobsApi.create, { body });
    expect(refused.status).toBe(400);
    const fields = refused.problem.fields?.map(({ field }) => field);
    expect(fields).toEqual(expect.arrayContaining(['body.title', 'body.salary.max']));
    expect((await send(app(), manager, jobsApi.manage)).body.jobs).toEqual([]);
  });
});

describe('PUT /api/v1/jobs/:id', () => {
  it('lets a team member edit drafts, but not publish them or edit published jobs', async () => {
    const { tenant, manager } = await createEmployer();
    const member = await makeAccount(app(), tenant, 'hiring_member', { organisationId: manager.organisationId ?? 0 });
    const draft = await makeJob(app(), member, { isActive: false });
    const params = { id: String(draft.id) };
    const refused = await send(app(), member, jobsApi.move, { params, body: { to: 'active', version: draft.version } });
    expect(refused.status).toBe(403);
    const edit = { job: newJob({ title: 'Data Engineer' }), version: draft.version };
    expect((await send(app(), member, jobsApi.edit, { params, body: edit })).body.title).toBe('Data Engineer');
    expect((await send(app(), manager, jobsApi.move, { params, body: { to: 'active', version: 2 } })).status).toBe(200);
    expect((await send(app(), member, jobsApi.edit, { params, body: { ...edit, version: 3 } })).status).toBe(404);
  });

  it('refuses an edit of an older version', async () => {
    const { manager } = await createEmployer();
    const job = await makeJob(app(), manager);
    const edit = (title: string) =>
      send(app(), manager, jobsApi.edit, {
        params: { id: String(job.id) },
        body: { job: newJob({ title }), version: job.version },
      });
    const responses = await Promise.all([edit('One'), edit('Two'), edit('Three')]);
    expect(responses.map(({ status }) => status).filter((status) => status === 409)).toHaveLength(2);
  });
});

describe('GET /api/v1/jobs', () => {
  it('finds words by stem in title, employer, and text, and ranks titles before texts', async () => {
    const { tenant, manager } = await createEmployer();
    await makeJob(app(), manager, {
      title: 'Warehouse Associate',
      description: 'You help an accountant with boxes, every day.',
    });
    await makeJob(app(), manager, { title: 'Senior Accountant' });
    expect(await titles(tenant.visitor, { words: 'accountants' })).toEqual([
      'Senior Accountant',
      'Warehouse Associate',
    ]);
    expect(await titles(tenant.visitor, { words: 'larkspur' })).toHaveLength(2);
    expect(await titles(tenant.visitor, { words: 'accountant -boxes' })).toEqual(['Senior Accountant']);
    expect(await titles(tenant.visitor, { words: 'plumber' })).toEqual([]);
  });

  it('stores and finds a title of rare four-byte characters', async () => {
    const { tenant, manager } = await createEmployer();
    // Four-byte characters in one hyphenated word, each also indexed as a word: the largest possible index entry.
    const characters = Array.from({ length: 100 }, (_none, index) => String.fromCodePoint(0x2_00_00 + index * 37));
    const { id } = await makeJob(app(), manager, { title: characters.join('-').slice(0, 200) });
    const found = await search(tenant.visitor, { words: characters[3] ?? '' });
    expect(found.body.jobs.map((job) => job.id)).toEqual([id]);
  });
});

describe('GET /api/v1/jobs with filters', () => {
  it('filters by work mode, job type, experience, and distance', async () => {
    const { tenant, manager } = await createEmployer();
    const location = (city: string, region: string) => ({
      city,
      region,
      country: 'US',
      latitude: null,
      longitude: null,
    });
    await makeJob(app(), manager, {
      title: 'Near',
      place: location('Marietta', 'GA'),
      work_mode: 'on_site',
      experience_min: 0,
    });
    await makeJob(app(), manager, {
      title: 'Far',
      place: location('Houston', 'TX'),
      work_mode: 'remote',
      job_type: 'contract',
      experience_min: 8,
      experience_max: 12,
    });
    expect(await titles(tenant.visitor, { place: 'Atlanta, GA', radius: '80' })).toEqual(['Near']);
    expect(await titles(tenant.visitor, { mode: 'remote' })).toEqual(['Far']);
    expect(await titles(tenant.visitor, { mode: ['remote', 'on_site'] })).toHaveLength(2);
    expect(await titles(tenant.visitor, { type: 'contract' })).toEqual(['Far']);
    expect(await titles(tenant.visitor, { experience: '0-2' })).toEqual(['Near']);
    expect(await titles(tenant.visitor, { experience: '8-60' })).toEqual(['Far']);
    const page = (await search(tenant.visitor, { place: 'Atlanta, GA' })).body;
    expect(page.place).toMatchObject({ name: 'Atlanta, GA', radius: 40 });
    expect(page.jobs[0]?.distance_km).toBeGreaterThan(10);
  });
});

describe('GET /api/v1/jobs sorted', () => {
  it.each(['newest', 'relevance', 'match'] as const)(
    'returns every job once across pages sorted by %s',
    async (sort) => {
      const { tenant, manager } = await createEmployer();
      const seeker = await makeAccount(app(), tenant, 'job_seeker');
      await saveProfile(seeker, { skills: ['Welding'] });
      for (let i = 0; i < 13; i += 1) {
        await makeJob(app(), manager, {
          title: i % 3 ? `Welder ${i}` : `Painter ${i}`,
          description: 'A welder works here, with care and time.',
        });
      }
      const ids: number[] = [];
      let cursor: string | null = '';
      for (let pages = 0; cursor !== null && pages < 20; pages += 1) {
        const query: Record<string, string> = { words: 'welder', sort, limit: '3', ...(cursor ? { cursor } : {}) };
        const page: JobPage = (await search(seeker, query)).body;
        ids.push(...page.jobs.map(({ id }) => id));
        expect(page.total?.count ?? 13).toBe(13);
        cursor = page.next;
      }
      expect(ids).toHaveLength(13);
      expect(new Set(ids).size).toBe(13);
    },
  );

  it('returns match scores for a job seeker with a profile and sorts by them', async () => {
    const { tenant, manager } = await createEmployer();
    const seeker = await makeAccount(app(), tenant, 'job_seeker');
    await makeJob(app(), manager, { title: 'Carpenter', skills: ['Carpentry', 'Blueprint reading'] });
    await makeJob(app(), manager, { title: 'Software Engineer', skills: ['JavaScript', 'SQL'] });
    expect((await search(seeker, {})).body.jobs.map(({ score }) => score)).toEqual([null, null]);
    await saveProfile(seeker, { skills: ['JS', 'sql'], titles: ['Software Developer'] });
    await expect.poll(() => titles(seeker, { sort: 'match' })).toEqual(['Software Engineer', 'Carpenter']);
    const cards = (await search(seeker, { sort: 'match' })).body.jobs;
    expect(cards[0]?.score).toBe(100);
    expect(cards[0]?.match_parts?.Skills).toBe(100);
    expect((await search(seeker, { sort: 'match' })).body.unmatched).toBe(false);
    expect((await search(tenant.visitor, {})).body.jobs[0]).toMatchObject({ score: null, match_parts: null });
  });

  it('falls back to newest first without a profile, and says so', async () => {
    const { tenant, manager } = await createEmployer();
    const withoutProfile = await makeAccount(app(), tenant, 'job_seeker');
    for (const title of ['Carpenter', 'Baker', 'Archivist']) await makeJob(app(), manager, { title });
    for (const caller of [tenant.visitor, withoutProfile, manager]) {
      const first = (await search(caller, { sort: 'match', limit: '2' })).body;
      expect(first.unmatched).toBe(true);
      const rest = (await search(caller, { sort: 'match', limit: '2', cursor: first.next ?? '' })).body;
      const cards = [...first.jobs, ...rest.jobs];
      expect(cards.map(({ title }) => title)).toEqual(['Archivist', 'Baker', 'Carpenter']);
      expect(cards.map(({ score }) => score)).toEqual([null, null, null]);
      expect((await search(caller, {})).body.unmatched).toBe(false);
    }
  });
});

describe('jobs of another tenant', () => {
  it('are not found by search, id, or the managed list', async () => {
    const { manager } = await createEmployer();
    const job = await makeJob(app(), manager, { title: 'Canary keeper' });
    const otherTenant = await makeTenant(app());
    const admin = await makeAccount(app(), otherTenant, 'admin');
    expect(await titles(otherTenant.visitor, { words: 'canary' })).toEqual([]);
    expect((await send(app(), admin, jobsApi.read, { params: { id: String(job.id) } })).status).toBe(404);
    expect((await send(app(), admin, jobsApi.manage)).body.jobs).toEqual([]);
  });
});
