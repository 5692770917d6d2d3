import { describe, expect, it } from 'vitest';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { defaultReplyDays } from '#domain/features/applications/next-step.ts';
import { MATCH_PARTS } from '#domain/features/matching/score/parts.ts';
import { seekersApi } from '#domain/features/seekers/contract.ts';
import { subtractDays } from '#domain/lib/day.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeOrganisation, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { submitApplication } from '#server/testing/hiring/applications.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

async function createApplications() {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const job = await makeJob(app(), manager, { title: 'Data analyst' });
  const ines = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Ines Okafor' });
  const noor = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Noor Haddad' });
  const first = await apply(ines, job.id);
  const second = await apply(noor, job.id);
  return { tenant, manager, job, ines, first, second };
}

function apply(seeker: TestAccount, jobId: number) {
  return submitApplication(app(), seeker, jobId);
}

async function saveSkills(seeker: TestAccount, skills: string[]): Promise<TestAccount> {
  const { body: profile } = await send(app(), seeker, seekersApi.profile);
  const body = { profile: { ...profile, skills }, version: profile.version };
  expect((await send(app(), seeker, seekersApi.saveProfile, { body })).status).toBe(200);
  return seeker;
}

async function names(account: TestAccount, query: Record<string, string>) {
  const { body } = await send(app(), account, applicationsApi.list, { query });
  return body.applications.map(({ seeker }) => seeker.name);
}

describe('GET /api/v1/applications', () => {
  it('filters by text and employer and sorts by the longest wait', async () => {
    const { manager, tenant } = await createApplications();
    const admin = await makeAccount(app(), tenant, 'admin');
    expect(await names(manager, { words: 'noor' })).toEqual(['Noor Haddad']);
    expect(await names(manager, { words: 'data ANALYST' })).toHaveLength(2);
    expect(await names(manager, { words: '%' })).toEqual([]);
    expect(await names(manager, { sort: 'oldest' })).toEqual(['Ines Okafor', 'Noor Haddad']);
    expect(await names(admin, { organisation: String(manager.organisationId) })).toHaveLength(2);
    expect(await names(admin, { organisation: '999999' })).toEqual([]);
  });

  it('returns the applications of one job seeker to the helpdesk, and none of another employer to a manager', async () => {
    const { tenant, ines } = await createApplications();
    const concierge = await makeAccount(app(), tenant, 'concierge_member');
    const stranger = await makeAccount(app(), tenant, 'hiring_manager');
    const query = { seeker: String(ines.id) };
    const { body } = await send(app(), concierge, applicationsApi.list, { query });
    expect(body.applications.map(({ seeker }) => seeker.name)).toEqual(['Ines Okafor']);
    expect(body.counts).toMatchObject({ applied: 1 });
    expect(await names(stranger, query)).toEqual([]);
    expect(await names(concierge, { seeker: '999999' })).toEqual([]);
  });
});

describe('GET /api/v1/jobs/:id/applications', () => {
  it('returns the six parts of each score, and no score for empty profiles, which come last', async () => {
    const { tenant, manager, job } = await createApplications();
    const weakMatch = await saveSkills(await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Tam Reyes' }), [
      'Cooking',
    ]);
    const strongMatch = await saveSkills(await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Uma Bright' }), [
      'SQL',
    ]);
    await apply(strongMatch, job.id);
    await apply(weakMatch, job.id);
    const { body } = await send(app(), manager, applicationsApi.ofJob, { params: { id: String(job.id) } });
    expect(body.applications.map(({ seeker }) => seeker.name)).toEqual([
      'Uma Bright',
      'Tam Reyes',
      'Noor Haddad',
      'Ines Okafor',
    ]);
    const [first, second, ...withoutProfile] = body.applications;
    expect(first?.score).toBeGreaterThan(second?.score ?? 0);
    const parts = Object.values(first?.score_parts ?? {});
    expect(parts).toHaveLength(6);
    expect(Math.round(parts.reduce((total, part) => total + part.score, 0))).toBe(first?.score);
    expect(withoutProfile.map(({ score, score_parts }) => [score, score_parts])).toEqual([
      [null, null],
      [null, null],
    ]);
  });
});

describe('GET /api/v1/jobs/:id/applications?due=week', () => {
  it('returns and counts those whose reply is due within 7 days or overdue, with and without a text', async () => {
    const { manager, job, first, second } = await createApplications();
    const list = async (words?: string) => {
      const query = { due: 'week', ...(words && { words }) } as const;
      const { body } = await send(app(), manager, applicationsApi.ofJob, { params: { id: String(job.id) }, query });
      return { ids: body.applications.map(({ id }) => id), applied: body.counts?.applied };
    };
    expect(await list()).toEqual({ ids: [], applied: 0 });
    const since = subtractDays(new Date(), defaultReplyDays - 6);
    await app()
      .services.database.db.updateTable('applications')
      .set({ status_since: since })
      .where('id', '=', first.id)
      .execute();
    expect(await list()).toEqual({ ids: [first.id], applied: 1 });
    expect(await list('ines')).toEqual({ ids: [first.id], applied: 1 });
    await app()
      .services.database.db.updateTable('applications')
      .set({ status_since: new Date(0) })
      .where('id', '=', second.id)
      .execute();
    expect((await list()).applied).toBe(2);
    await app()
      .services.database.db.updateTable('applications')
      .set({ status: 'on-hold' })
      .where('id', '=', second.id)
      .execute();
    expect((await list()).ids).toEqual([first.id]);
  });
});

describe('GET /api/v1/applications with stored scores of other formulas', () => {
  it('returns parts of the first formula as counted, and drops parts of an unknown shape', async () => {
    const { manager, first, second } = await createApplications();
    const part = { fraction: 50, score: 10 };
    const parts = Object.fromEntries(MATCH_PARTS.map((name) => [name, part]));
    const { db } = app().services.database;
    const store = (id: number, score_parts: object) =>
      db
        .updateTable('applications')
        .set({ score: 60, score_parts: JSON.stringify(score_parts) })
        .where('id', '=', id)
        .execute();
    await store(first.id, parts);
    await store(second.id, { ...parts, Skills: { fraction: 'half' } });
    const { body, status } = await send(app(), manager, applicationsApi.list);
    expect(status).toBe(200);
    const byId = new Map(body.applications.map((card) => [card.id, card.score_parts]));
    expect(byId.get(first.id)?.Skills).toEqual({ ...part, state: 'compared' });
    expect(byId.get(second.id)).toBeNull();
  });
});

describe('POST /api/v1/applications/:id/notes', () => {
  it('adds a note that only the team can see', async () => {
    const { tenant, manager, ines, first } = await createApplications();
    const params = { id: String(first.id) };
    const noted = await send(app(), manager, applicationsApi.addNote, { params, body: { text: 'Ask about SQL' } });
    expect(noted.status).toBe(201);
    expect(noted.body).toMatchObject({ can_note: true, notes: [{ text: 'Ask about SQL', by: 'Rowan Ellery' }] });
    const asSeeker = await send(app(), ines, applicationsApi.read, { params });
    expect(asSeeker.body).toMatchObject({ can_note: false, notes: [] });
    expect((await send(app(), ines, applicationsApi.addNote, { params, body: { text: 'x' } })).status).toBe(403);
    const sponsorId = await makeOrganisation(app(), tenant, { kind: 'non_profit' });
    const recruiter = await makeAccount(app(), tenant, 'recruiter', { organisationId: sponsorId });
    expect((await send(app(), recruiter, applicationsApi.addNote, { params, body: { text: 'x' } })).status).toBe(403);
    const competitor = await makeAccount(app(), tenant, 'hiring_manager');
    expect((await send(app(), competitor, applicationsApi.addNote, { params, body: { text: 'x' } })).status).toBe(404);
  });
});

describe('GET /api/v1/applications for several jobs', () => {
  it('returns each job once, and counts by status on the first page only', async () => {
    const { manager, tenant, job, ines } = await createApplications();
    const other = await makeJob(app(), manager, { title: 'Welder' });
    await apply(ines, other.id);
    const admin = await makeAccount(app(), tenant, 'admin');
    for (const account of [manager, admin]) {
      const { body } = await send(app(), account, applicationsApi.list);
      expect(body.applications.map(({ job_id }) => job_id)).toEqual([other.id, job.id, job.id]);
      expect(body.jobs.map(({ id, title }) => [id, title])).toEqual([
        [other.id, 'Welder'],
        [job.id, 'Data analyst'],
      ]);
      expect(body.counts).toMatchObject({ applied: 3, hired: 0 });
    }
    const { body } = await send(app(), manager, applicationsApi.ofJob, {
      params: { id: String(job.id) },
      query: { limit: '1' },
    });
    expect([body.jobs.length, body.counts?.applied]).toEqual([1, 2]);
    const query = { limit: '1', cursor: body.next ?? '' };
    const next = await send(app(), manager, applicationsApi.ofJob, { params: { id: String(job.id) }, query });
    expect([next.body.applications.length, next.body.counts]).toEqual([1, null]);
  });

  it('finds people by any part of their name, and jobs by words of title and employer', async () => {
    const { manager, tenant } = await createApplications();
    const stranger = await makeAccount(app(), tenant, 'hiring_manager');
    expect(await names(manager, { words: 'Haddad, N' })).toEqual(['Noor Haddad']);
    expect(await names(manager, { words: 'analyst larkspur' })).toHaveLength(2);
    expect(await names(manager, { words: 'analyst welder' })).toEqual([]);
    expect(await names(stranger, { words: 'noor' })).toEqual([]);
  });
});
