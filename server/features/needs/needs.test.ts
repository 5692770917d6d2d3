import { expect, test } from 'vitest';
import type { Role } from '#domain/access/roles.ts';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { type NeedItem, needsApi } from '#domain/features/needs/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { submitApplication } from '#server/testing/applications.ts';
import { makeAccount, makeJob, makeOrganisation, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

const quiet: NeedItem = { kind: 'environment', choice: 'quiet_place', words: '' };
const breaks: NeedItem = { kind: 'interview', choice: 'breaks', words: '' };
const own: NeedItem = { kind: 'tools', choice: '', words: 'My own keyboard' };

async function applicant() {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager', { fullName: 'Mara Lindqvist' });
  const sponsorId = await makeOrganisation(app(), tenant, { kind: 'non_profit', name: 'Open Door' });
  const seeker = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Ines Okafor', sponsorId });
  const job = await makeJob(app(), manager);
  const application = await submitApplication(app(), seeker, job.id);
  return { tenant, manager, seeker, sponsorId, job, application };
}

const save = (who: TestAccount, needs: NeedItem[]) => send(app(), who, needsApi.save, { body: { needs } });
const open = (who: TestAccount, id: number) => send(app(), who, needsApi.openShared, { params: { id: String(id) } });
const count = (who: TestAccount, id: number) => send(app(), who, needsApi.countShared, { params: { id: String(id) } });
const disclosures = async (who: TestAccount) => (await send(app(), who, needsApi.disclosures)).body;

type AudienceKind = 'application' | 'organisation' | 'concierge' | 'supporter';
function show(who: TestAccount, needIds: number[], kind: AudienceKind, id: number | null) {
  return send(app(), who, needsApi.share, { body: { need_ids: needIds, audience: { kind, id } } });
}

test('the list is kept by subject, and what stays keeps its id', async () => {
  const { seeker } = await applicant();
  const first = await save(seeker, [own, breaks, quiet]);
  expect(first.body.needs.map(({ choice, words }) => choice || words)).toEqual([
    'quiet_place',
    'breaks',
    'My own keyboard',
  ]);
  const second = await save(seeker, [breaks, { ...own, words: 'A split keyboard' }]);
  expect(second.body.needs.map(({ id }) => id)).toEqual(first.body.needs.slice(1).map(({ id }) => id));
  expect(second.body.needs.at(-1)?.words).toBe('A split keyboard');
  expect((await send(app(), seeker, needsApi.read)).body).toEqual(second.body);
});

test.each([
  [[{ kind: 'environment', choice: 'breaks', words: '' }]],
  [[{ kind: 'environment', choice: '', words: '' }]],
  [[{ kind: 'environment', choice: 'quiet_place', words: 'and words' }]],
  [[quiet, quiet]],
])('a list with %j is refused', async (needs) => {
  const { seeker } = await applicant();
  expect((await save(seeker, needs as NeedItem[])).status).toBe(400);
  expect((await send(app(), seeker, needsApi.read)).body.needs).toEqual([]);
});

test('nobody sees anything until it is shown to them; then they see that item alone', async () => {
  const { seeker, manager, application } = await applicant();
  const { needs } = (await save(seeker, [quiet, breaks])).body;
  expect((await count(manager, seeker.id)).body).toEqual({ count: 0 });
  expect((await open(manager, seeker.id)).status).toBe(404);
  expect((await disclosures(seeker)).openings).toEqual([]);
  const shown = await show(seeker, [needs[1]?.id ?? 0], 'application', application.id);
  expect(shown.status).toBe(201);
  expect(shown.body.grants).toMatchObject([{ need_id: needs[1]?.id, audience: { name: 'Software Engineer' } }]);
  expect((await count(manager, seeker.id)).body).toEqual({ count: 1 });
  expect((await open(manager, seeker.id)).body.needs).toMatchObject([{ choice: 'breaks' }]);
});

test('every opening is seen by the person: who, from where, when', async () => {
  const { seeker, manager, application } = await applicant();
  const { needs } = (await save(seeker, [quiet, breaks])).body;
  await show(
    seeker,
    needs.map(({ id }) => id),
    'application',
    application.id,
  );
  await open(manager, seeker.id);
  await open(manager, seeker.id);
  const { openings } = await disclosures(seeker);
  expect(openings).toHaveLength(2);
  expect(openings[0]).toMatchObject({ reader: 'Mara Lindqvist', organisation: 'Larkspur Labs', item_count: 2 });
  const pool = app().services.database.pool;
  await expect(pool.query('delete from disclosure_openings')).rejects.toThrow(/append-only/);
});

test('revoking takes effect at once; an item that goes takes its audiences along', async () => {
  const { seeker, manager, application } = await applicant();
  const { needs } = (await save(seeker, [quiet, breaks])).body;
  const shown = await show(
    seeker,
    needs.map(({ id }) => id),
    'application',
    application.id,
  );
  const [first] = shown.body.grants;
  const revoke = { params: { id: String(first?.id) } };
  expect((await send(app(), manager, needsApi.revoke, revoke)).status).toBe(403);
  const after = await send(app(), seeker, needsApi.revoke, revoke);
  expect(after.body.grants).toHaveLength(1);
  expect((await send(app(), seeker, needsApi.revoke, revoke)).status).toBe(404);
  expect((await open(manager, seeker.id)).body.needs).toMatchObject([{ choice: 'breaks' }]);
  await save(seeker, [quiet]);
  expect((await open(manager, seeker.id)).status).toBe(404);
  expect((await disclosures(seeker)).grants).toEqual([]);
});

test('shown to the same audience again, an item is shown once', async () => {
  const { seeker, application } = await applicant();
  const { needs } = (await save(seeker, [quiet])).body;
  const ids = needs.map(({ id }) => id);
  await show(seeker, ids, 'application', application.id);
  expect((await show(seeker, ids, 'application', application.id)).body.grants).toHaveLength(1);
});

test('an audience that is not the person’s to choose is refused, and so are needs of somebody else', async () => {
  const { seeker, tenant, application } = await applicant();
  const other = await applicant();
  const { needs } = (await save(seeker, [quiet])).body;
  const ids = needs.map(({ id }) => id);
  const stranger = await makeOrganisation(app(), tenant);
  expect((await show(seeker, ids, 'organisation', stranger)).status).toBe(400);
  expect((await show(seeker, ids, 'application', other.application.id)).status).toBe(400);
  expect((await show(seeker, ids, 'supporter', 1)).status).toBe(400);
  expect((await show(seeker, ids, 'concierge', 5)).status).toBe(400);
  const theirs = (await save(other.seeker, [quiet])).body.needs.map(({ id }) => id);
  expect((await show(seeker, theirs, 'application', application.id)).body.grants).toEqual([]);
});

test('who opens what follows the grant, whatever else they may read', async () => {
  const { tenant, seeker, manager, sponsorId, job, application } = await applicant();
  const { db } = app().services.database;
  const { needs } = (await save(seeker, [quiet])).body;
  const ids = needs.map(({ id }) => id);
  const inOrganisation = { organisationId: manager.organisationId ?? 0 };
  const onTeam = await makeAccount(app(), tenant, 'hiring_member', inOrganisation);
  await db.insertInto('job_team').values({ tenant_id: tenant.id, job_id: job.id, user_id: onTeam.id }).execute();
  const account = (role: Role, options = {}) => makeAccount(app(), tenant, role, options);
  const people: Record<string, TestAccount> = {
    manager,
    onTeam,
    offTeam: await account('hiring_member', inOrganisation),
    otherManager: await account('hiring_manager'),
    sponsor: await account('recruiter', { organisationId: sponsorId }),
    sponsorMember: await account('recruiter_member', { organisationId: sponsorId }),
    otherSponsor: await account('recruiter'),
    concierge: await account('concierge_member'),
    elsewhere: await makeAccount(app(), await makeTenant(app()), 'concierge_member'),
  };
  const whoOpens = async () => {
    const names: string[] = [];
    for (const [name, who] of Object.entries(people)) if ((await open(who, seeker.id)).status === 200) names.push(name);
    return names;
  };
  const cases: [AudienceKind, number | null, string[]][] = [
    ['application', application.id, ['manager', 'onTeam']],
    ['organisation', manager.organisationId, ['manager', 'onTeam']],
    ['organisation', sponsorId, ['sponsor', 'sponsorMember']],
    ['concierge', null, ['concierge']],
  ];
  expect(await whoOpens()).toEqual([]);
  for (const [kind, id, expected] of cases) {
    const { grants } = (await show(seeker, ids, kind, id)).body;
    expect([kind, id, await whoOpens()]).toEqual([kind, id, expected]);
    for (const grant of grants) await send(app(), seeker, needsApi.revoke, { params: { id: String(grant.id) } });
  }
  for (const role of ['admin', 'program_manager', 'skilling_partner'] as const) {
    expect((await open(await account(role), seeker.id)).status).toBe(403);
  }
});

test('once the application has ended, what it showed is shown no more', async () => {
  const { seeker, manager, application } = await applicant();
  const { needs } = (await save(seeker, [quiet])).body;
  await show(
    seeker,
    needs.map(({ id }) => id),
    'application',
    application.id,
  );
  expect((await open(manager, seeker.id)).status).toBe(200);
  await send(app(), seeker, applicationsApi.move, {
    params: { id: String(application.id) },
    body: { to: 'withdrawn', version: application.version },
  });
  expect((await open(manager, seeker.id)).status).toBe(404);
});
