import { describe, expect, it } from 'vitest';
import type { Role } from '#domain/access/roles.ts';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { applicationMarksApi } from '#domain/features/applications/marks/contract.ts';
import { maxTags, visitPauseMs } from '#domain/features/applications/marks/marks.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant, signInAgain, type TestAccount } from '#server/testing/factories.ts';
import { submitApplication } from '#server/testing/hiring/applications.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

async function createApplicants() {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const job = await makeJob(app(), manager);
  const ines = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Ines Okafor' });
  const noor = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Noor Haddad' });
  const [first, second] = [await submitApplication(app(), ines, job.id), await submitApplication(app(), noor, job.id)];
  return { tenant, manager, job, ines, first, second };
}

const at = (id: number) => ({ params: { id: String(id) } });

const changeTags = (account: TestAccount, ids: number[], add: string[], remove: number[] = []) =>
  send(app(), account, applicationMarksApi.changeTags, { body: { ids, add, remove } });

const rate = (account: TestAccount, id: number, rating: 1 | 2 | 3 | 4 | null) =>
  send(app(), account, applicationMarksApi.rate, { ...at(id), body: { rating } });

const listTags = async (account: TestAccount, jobId: number) =>
  (await send(app(), account, applicationMarksApi.tags, at(jobId))).body;

const listOf = async (account: TestAccount, jobId: number, query: Record<string, string> = {}) =>
  (await send(app(), account, applicationsApi.ofJob, { ...at(jobId), query })).body;

const read = async (account: TestAccount, id: number) =>
  (await send(app(), account, applicationsApi.read, at(id))).body;

const countAudit = async (account: TestAccount, action: string) => {
  const { rows } = await app().services.database.pool.query(
    'select count(*)::int as count from audit_events where action = $1 and actor_user_id = $2',
    [action, account.id],
  );
  return rows[0]?.count;
};

describe('POST /api/v1/application-tags', () => {
  it('creates tags once for an organization, in any case, and shows and filters by them', async () => {
    const { manager, job, first, second } = await createApplicants();
    const { body } = await changeTags(manager, [first.id, second.id], ['Portfolio', 'portfolio']);
    const [tagId = 0] = body.results[0]?.added ?? [];
    expect(body.results).toEqual([
      { id: first.id, added: [tagId], error: null },
      { id: second.id, added: [tagId], error: null },
    ]);
    await changeTags(manager, [first.id], ['PORTFOLIO', 'Night shift']);
    const tags = await listTags(manager, job.id);
    expect(tags.tags.map(({ name, count }) => [name, count])).toEqual([
      ['Night shift', 1],
      ['Portfolio', 2],
    ]);
    expect((await read(manager, first.id)).tags.map(({ name }) => name)).toEqual(['Night shift', 'Portfolio']);
    const [nightShift] = tags.tags;
    const filtered = await listOf(manager, job.id, { tag: String(nightShift?.id) });
    expect(filtered.applications.map(({ id }) => id)).toEqual([first.id]);
    expect(filtered.counts?.applied).toBe(1);
    const byText = await listOf(manager, job.id, { tag: String(nightShift?.id), words: 'noor' });
    expect(byText.applications).toEqual([]);
    await changeTags(manager, [second.id], [], [tagId]);
    expect((await read(manager, second.id)).tags).toEqual([]);
    expect(await countAudit(manager, 'application.tag')).toBe(4);
  });

  it('refuses tags that say who the person is, too many tags, and applications out of reach', async () => {
    const { tenant, manager, first, second } = await createApplicants();
    const { body } = await changeTags(manager, [first.id, second.id], ['like Ines']);
    expect(body.results.map(({ error }) => error)).toEqual(['tag_identifies', null]);
    const many = Array.from({ length: maxTags }, (_, index) => `Tag ${String.fromCharCode(97 + index)}`);
    await changeTags(manager, [first.id], many);
    expect((await changeTags(manager, [first.id], ['One more'])).body.results[0]?.error).toBe('too_many_tags');
    const stranger = await makeAccount(app(), await makeTenant(app()), 'hiring_manager');
    const other = await makeAccount(app(), tenant, 'hiring_member');
    for (const account of [stranger, other])
      expect((await changeTags(account, [first.id], ['Mine'])).body.results[0]?.error).toBe('not_found');
    expect((await changeTags(manager, [first.id], ['x'.repeat(41)])).problem.fields?.[0]?.field).toBe('body.add.0');
  });

  it('keeps one tag for the same name from simultaneous requests', async () => {
    const { manager, job, first, second } = await createApplicants();
    await Promise.all([first.id, second.id, first.id, second.id].map((id) => changeTags(manager, [id], ['Portfolio'])));
    expect((await listTags(manager, job.id)).tags).toMatchObject([{ name: 'Portfolio', count: 2 }]);
  });
});

describe('DELETE /api/v1/application-tags/:id', () => {
  it('removes the tag everywhere for leads of the organization only', async () => {
    const { tenant, manager, job, first } = await createApplicants();
    const [tagId = 0] = (await changeTags(manager, [first.id], ['Portfolio'])).body.results[0]?.added ?? [];
    const otherLead = await makeAccount(app(), tenant, 'hiring_manager');
    expect((await send(app(), otherLead, applicationMarksApi.removeTag, at(tagId))).status).toBe(404);
    expect((await send(app(), manager, applicationMarksApi.removeTag, at(tagId))).status).toBe(200);
    expect((await send(app(), manager, applicationMarksApi.removeTag, at(tagId))).status).toBe(404);
    expect(await listTags(manager, job.id)).toEqual({ tags: [], can_remove: true });
    expect((await read(manager, first.id)).tags).toEqual([]);
  });
});

describe('PUT /api/v1/applications/:id/rating', () => {
  it('sets, filters by, and removes the rating of the team', async () => {
    const { manager, job, first } = await createApplicants();
    expect((await rate(manager, first.id, 3)).body).toEqual({ rating: 3 });
    expect((await rate(manager, first.id, 4)).body).toEqual({ rating: 4 });
    const found = await listOf(manager, job.id, { rating: '4' });
    expect(found.applications.map(({ id, rating }) => [id, rating])).toEqual([[first.id, 4]]);
    expect((await listOf(manager, job.id, { rating: '3' })).applications).toEqual([]);
    expect((await listOf(manager, job.id, { rating: '4', words: 'ines' })).applications).toHaveLength(1);
    await rate(manager, first.id, null);
    expect((await read(manager, first.id)).rating).toBeNull();
    expect((await rate(manager, first.id, 5 as 4)).status).toBe(400);
    expect(await countAudit(manager, 'application.rate')).toBe(3);
  });

  it('is not shown to the job seeker or a partner, who cannot filter by it either', async () => {
    const { tenant, manager, job, ines, first } = await createApplicants();
    await rate(manager, first.id, 1);
    await changeTags(manager, [first.id], ['Portfolio']);
    expect(await read(ines, first.id)).toMatchObject({ rating: null, tags: [], is_new: false });
    const partner = await makeAccount(app(), tenant, 'recruiter');
    const sponsor = { sponsor_organisation_id: partner.organisationId };
    const { db } = app().services.database;
    await db.updateTable('seeker_profiles').set(sponsor).where('user_id', '=', ines.id).execute();
    expect(await read(partner, first.id)).toMatchObject({ rating: null, tags: [] });
    const filtered = await send(app(), partner, applicationsApi.ofJob, { ...at(job.id), query: { rating: '1' } });
    expect(filtered.status).toBe(403);
  });

  it.each<Role>(['hiring_manager', 'hiring_member', 'admin', 'concierge_member', 'program_manager'])(
    'refuses a %s of another tenant',
    async (role) => {
      const { first } = await createApplicants();
      const stranger = await makeAccount(app(), await makeTenant(app()), role);
      expect((await rate(stranger, first.id, 2)).status).toBe(404);
    },
  );
});

describe('POST /api/v1/application-ratings', () => {
  const rateMany = async (account: TestAccount, ratings: { id: number; from: 1 | 3 | null; to: 1 | 3 | null }[]) =>
    (await send(app(), account, applicationMarksApi.rateMany, { body: { ratings } })).body.results;

  it('rates several applications and takes the ratings back, except those that changed since', async () => {
    const { manager, first, second } = await createApplicants();
    await rate(manager, second.id, 1);
    const wanted = [
      { id: first.id, from: null, to: 3 as const },
      { id: second.id, from: 1 as const, to: 3 as const },
    ];
    expect((await rateMany(manager, wanted)).map(({ error }) => error)).toEqual([null, null]);
    expect((await read(manager, second.id)).rating).toBe(3);
    expect((await rateMany(manager, wanted)).map(({ error }) => error)).toEqual([null, null]);
    await rate(manager, first.id, 4);
    const undone = await rateMany(
      manager,
      wanted.map(({ id, from, to }) => ({ id, from: to, to: from })),
    );
    expect(undone.map(({ error }) => error)).toEqual(['rated_otherwise', null]);
    expect([(await read(manager, first.id)).rating, (await read(manager, second.id)).rating]).toEqual([4, 1]);
    expect(await countAudit(manager, 'application.rate')).toBe(5);
  });

  it('changes nothing outside the caller’s organization', async () => {
    const { manager, first } = await createApplicants();
    const stranger = await makeAccount(app(), await makeTenant(app()), 'hiring_manager');
    const results = await rateMany(stranger, [{ id: first.id, from: null, to: 1 }]);
    expect(results).toEqual([{ id: first.id, error: 'not_found' }]);
    expect((await read(manager, first.id)).rating).toBeNull();
  });
});

describe('PUT /api/v1/jobs/:id/applicant-visit', () => {
  it('marks who applied since the last visit of the reader, until the next one', async () => {
    const { tenant, manager, job } = await createApplicants();
    const visit = async (account: TestAccount) =>
      (await send(app(), account, applicationMarksApi.visit, at(job.id))).body.is_new_visit;
    const listNew = async () =>
      (await listOf(manager, job.id)).applications.filter((card) => card.is_new).map(({ seeker }) => seeker.name);
    expect(await visit(manager)).toBe(false);
    expect(await listNew()).toEqual([]);
    const uma = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Uma Bright' });
    app().passTime(visitPauseMs / 1000);
    await submitApplication(app(), uma, job.id);
    app().passTime(1);
    expect(await visit(manager)).toBe(true);
    expect(await visit(manager)).toBe(false);
    expect(await listNew()).toEqual(['Uma Bright']);
    const found = await listOf(manager, job.id, { since: 'last_visit' });
    expect(found.applications.map(({ seeker }) => seeker.name)).toEqual(['Uma Bright']);
    expect(found.counts?.applied).toBe(1);
    const byText = await listOf(manager, job.id, { since: 'last_visit', words: 'noor' });
    expect(byText.applications).toEqual([]);
    app().passTime(visitPauseMs / 1000);
    const later = await signInAgain(app(), manager);
    expect(await visit(later)).toBe(true);
    expect((await listOf(later, job.id)).applications.some((card) => card.is_new)).toBe(false);
    const stranger = await makeAccount(app(), tenant, 'hiring_manager');
    expect((await send(app(), stranger, applicationMarksApi.visit, at(job.id))).status).toBe(404);
  });
});
