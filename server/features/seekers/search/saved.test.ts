import { describe, expect, it } from 'vitest';
import { notificationsApi } from '#domain/features/notifications/contract.ts';
import { privacyApi } from '#domain/features/privacy/contract.ts';
import { maxPeopleSearches, peopleSearchApi } from '#domain/features/seekers/search/contract.ts';
import { addDays } from '#domain/lib/day.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeOrganisation, makeTenant, signInAgain, type TestAccount } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';
import { sendPeopleAlerts } from './alerts.ts';

const app = testApp();

const sqlSearch = { name: 'SQL people', address: 'skill_any=SQL&page=3', frequency: 'daily' } as const;

async function createRecruiter() {
  const tenant = await makeTenant(app());
  const sponsorId = await makeOrganisation(app(), tenant, { kind: 'non_profit', name: 'Open Door' });
  const recruiter = await makeAccount(app(), tenant, 'recruiter', { organisationId: sponsorId });
  return { tenant, sponsorId, recruiter };
}

const save = (
  account: TestAccount,
  body: Partial<{ name: string; address: string; frequency: 'never' | 'daily' }> = {},
) => send(app(), account, peopleSearchApi.save, { body: { ...sqlSearch, ...body } });

async function listNotes(account: TestAccount) {
  const { body } = await send(app(), account, notificationsApi.all, { query: {} });
  return body.data.map(({ message, model_type }) => ({ message, model_type }));
}

describe('/api/v1/people-searches', () => {
  it('saves, renames, and removes a search under its own address', async () => {
    const { recruiter } = await createRecruiter();
    const { body, status } = await save(recruiter);
    expect([status, body]).toEqual([201, expect.objectContaining({ name: 'SQL people', address: 'skill_any=SQL' })]);
    const params = { id: String(body.id) };
    const renamed = await send(app(), recruiter, peopleSearchApi.update, { params, body: { name: 'Data people' } });
    expect(renamed.body).toMatchObject({ name: 'Data people', frequency: 'daily' });
    await send(app(), recruiter, peopleSearchApi.remove, { params });
    expect((await send(app(), recruiter, peopleSearchApi.list)).body.searches).toEqual([]);
    expect((await send(app(), recruiter, peopleSearchApi.remove, { params })).status).toBe(404);
  });

  it('refuses the same search twice, an empty one, an invalid one, and more than the limit', async () => {
    const { recruiter } = await createRecruiter();
    await save(recruiter);
    expect((await save(recruiter, { name: 'Again' })).problem.code).toBe('search_saved_already');
    expect((await save(recruiter, { address: '' })).status).toBe(400);
    expect((await save(recruiter, { address: 'words=(' })).status).toBe(400);
    for (let at = 1; at < maxPeopleSearches; at += 1)
      await save(recruiter, { address: `words=w${at}`, frequency: 'never' });
    expect((await save(recruiter, { address: 'words=last' })).problem.code).toBe('too_many_saved_searches');
  });

  it('hides the searches of others', async () => {
    const { tenant, sponsorId, recruiter } = await createRecruiter();
    const { body } = await save(recruiter);
    const colleague = await makeAccount(app(), tenant, 'recruiter', { organisationId: sponsorId });
    const params = { id: String(body.id) };
    expect((await send(app(), colleague, peopleSearchApi.update, { params, body: {} })).status).toBe(404);
    expect((await send(app(), colleague, peopleSearchApi.remove, { params })).status).toBe(404);
    expect((await send(app(), colleague, peopleSearchApi.list)).body.searches).toEqual([]);
  });
});

describe('sendPeopleAlerts', () => {
  it('counts each new person once, and those whom the owner may find only', async () => {
    const { tenant, sponsorId, recruiter } = await createRecruiter();
    await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Ada Known', sponsorId });
    await save(recruiter, { address: 'words=ada' });
    await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Ada New', sponsorId });
    await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Ada Hidden' });
    const found = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Ada Found' });
    await send(app(), found, privacyApi.setDiscoverable, { body: { is_discoverable: true } });
    const { services } = app();
    const now = services.clock();
    const tomorrow = { ...services, clock: () => addDays(now, 1) };
    await sendPeopleAlerts(services);
    expect(await listNotes(recruiter)).toEqual([]);
    await sendPeopleAlerts(tomorrow);
    const expected = [{ message: 'New people in your search “SQL people”: 2.', model_type: 'people_search' }];
    expect(await listNotes(await signInAgain(app(), recruiter))).toEqual(expected);
    await sendPeopleAlerts({ ...services, clock: () => addDays(now, 2) });
    expect(await listNotes(await signInAgain(app(), recruiter))).toEqual(expected);
    const { rows } = await services.database.pool.query('select path from mails where tenant_id = $1', [tenant.id]);
    expect(rows).toEqual([{ path: '/advancedSearch?words=ada' }]);
  });

  it('sends none after the alert was turned off', async () => {
    const { tenant, sponsorId, recruiter } = await createRecruiter();
    const { body } = await save(recruiter, { address: 'words=ada' });
    const params = { id: String(body.id) };
    await send(app(), recruiter, peopleSearchApi.update, { params, body: { frequency: 'never' } });
    await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Ada New', sponsorId });
    const { services } = app();
    await sendPeopleAlerts({ ...services, clock: () => addDays(services.clock(), 8) });
    expect(await listNotes(recruiter)).toEqual([]);
  });
});
