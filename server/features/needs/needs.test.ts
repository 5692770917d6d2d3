import { describe, expect, it } from 'vitest';
import type { Role } from '#domain/access/roles.ts';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { filterSharedNeeds } from '#domain/features/needs/audience.ts';
import { type NeedItem, needsApi } from '#domain/features/needs/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeOrganisation, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { submitApplication } from '#server/testing/hiring/applications.ts';
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
function share(who: TestAccount, needIds: number[], kind: AudienceKind, id: number | null) {
  return send(app(), who, needsApi.share, { body: { need_ids: needIds, audience: { kind, id } } });
}

describe('PUT /api/v1/working-needs', () => {
  it('returns needs by subject and keeps the ids of unchanged ones', async () => {
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

  it.each([
    [[{ kind: 'environment', choice: 'breaks', words: '' }]],
    [[{ kind: 'environment', choice: '', words: '' }]],
    [[{ kind: 'environment', choice: 'quiet_place', words: 'and words' }]],
    [[quiet, quiet]],
  ])('refuses %j', async (needs) => {
    const { seeker } = await applicant();
    expect((await save(seeker, needs as NeedItem[])).status).toBe(400);
    expect((await send(app(), seeker, needsApi.read)).body.needs).toEqual([]);
  });
});

describe('POST /api/v1/disclosures', () => {
  it('shares only the selected needs', async () => {
    const { seeker, manager, application } = await applicant();
    const { needs } = (await save(seeker, [quiet, breaks])).body;
    expect((await count(manager, seeker.id)).body).toEqual({ count: 0 });
    expect((await open(manager, seeker.id)).status).toBe(404);
    expect((await disclosures(seeker)).openings).toEqual([]);
    const shared = await share(seeker, [needs[1]?.id ?? 0], 'application', application.id);
    expect(shared.status).toBe(201);
    expect(shared.body.grants).toMatchObject([{ need_id: needs[1]?.id, audience: { name: 'Software Engineer' } }]);
    expect((await count(manager, seeker.id)).body).toEqual({ count: 1 });
    expect((await open(manager, seeker.id)).body.needs).toMatchObject([{ choice: 'breaks' }]);
  });

  it('records every opening with reader, organization and time', async () => {
    const { seeker, manager, application } = await applicant();
    const { needs } = (await save(seeker, [quiet, breaks])).body;
    await share(
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
});

describe('GET /api/v1/disclosures', () => {
  it('names what each audience sees: staff of an employer see what is shared with it and with its applications', async () => {
    const { tenant, seeker, manager, sponsorId, application } = await applicant();
    const recruiter = await makeAccount(app(), tenant, 'recruiter', { organisationId: sponsorId });
    const { needs } = (await save(seeker, [quiet, breaks, own])).body;
    const [first = 0, second = 0, third = 0] = needs.map(({ id }) => id);
    await share(seeker, [first], 'application', application.id);
    await share(seeker, [second], 'organisation', manager.organisationId);
    await share(seeker, [third], 'organisation', sponsorId);
    const findSeen = async () => {
      const { audiences, grants } = await disclosures(seeker);
      return audiences.map((audience) => [audience.id, filterSharedNeeds(audience, needs, grants).map(({ id }) => id)]);
    };
    const opened = async (who: TestAccount) => (await open(who, seeker.id)).body.needs.map(({ id }) => id);
    const atEmployer = await opened(manager);
    expect(atEmployer).toEqual([first, second]);
    expect(await findSeen()).toEqual([
      [application.id, atEmployer],
      [manager.organisationId, atEmployer],
      [sponsorId, await opened(recruiter)],
      [null, []],
    ]);
    await send(app(), seeker, applicationsApi.move, {
      params: { id: String(application.id) },
      body: { to: 'withdrawn', version: application.version },
    });
    expect((await disclosures(seeker)).grants.map(({ audience }) => audience.organisation_id)).toEqual([
      null,
      manager.organisationId,
      sponsorId,
    ]);
  });
});

describe('DELETE /api/v1/disclosures/:id', () => {
  it('revokes at once; deleting a need deletes its grants', async () => {
    const { seeker, manager, application } = await applicant();
    const { needs } = (await save(seeker, [quiet, breaks])).body;
    const shared = await share(
      seeker,
      needs.map(({ id }) => id),
      'application',
      application.id,
    );
    const [first] = shared.body.grants;
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
});

describe('sharing needs', () => {
  it('twice with one audience creates one grant', async () => {
    const { seeker, application } = await applicant();
    const { needs } = (await save(seeker, [quiet])).body;
    const ids = needs.map(({ id }) => id);
    await share(seeker, ids, 'application', application.id);
    expect((await share(seeker, ids, 'application', application.id)).body.grants).toHaveLength(1);
  });

  it('refuses audiences and needs of other people', async () => {
    const { seeker, tenant, application } = await applicant();
    const other = await applicant();
    const { needs } = (await save(seeker, [quiet])).body;
    const ids = needs.map(({ id }) => id);
    const stranger = await makeOrganisation(app(), tenant);
    expect((await share(seeker, ids, 'organisation', stranger)).status).toBe(400);
    expect((await share(seeker, ids, 'application', other.application.id)).status).toBe(400);
    expect((await share(seeker, ids, 'supporter', 1)).status).toBe(400);
    expect((await share(seeker, ids, 'concierge', 5)).status).toBe(400);
    const theirs = (await save(other.seeker, [quiet])).body.needs.map(({ id }) => id);
    expect((await share(seeker, theirs, 'application', application.id)).body.grants).toEqual([]);
  });
});

describe('POST /api/v1/seekers/:id/working-needs/open', () => {
  it('is allowed by grants only, for each audience', async () => {
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
      otherTenantConcierge: await makeAccount(app(), await makeTenant(app()), 'concierge_member'),
    };
    const whoOpens = async () => {
      const names: string[] = [];
      for (const [name, who] of Object.entries(people))
        if ((await open(who, seeker.id)).status === 200) names.push(name);
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
      const { grants } = (await share(seeker, ids, kind, id)).body;
      expect([kind, id, await whoOpens()]).toEqual([kind, id, expected]);
      for (const grant of grants) await send(app(), seeker, needsApi.revoke, { params: { id: String(grant.id) } });
    }
    for (const role of ['admin', 'program_manager', 'skilling_partner'] as const) {
      expect((await open(await account(role), seeker.id)).status).toBe(403);
    }
  });

  it('returns 404 after the application has ended', async () => {
    const { seeker, manager, application } = await applicant();
    const { needs } = (await save(seeker, [quiet])).body;
    await share(
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
});
