import { describe, expect, it } from 'vitest';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { type JobTeam, jobTeamApi } from '#domain/features/jobs/job-team.ts';
import { notificationsApi } from '#domain/features/notifications/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeOrganisation, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

async function createTeam() {
  const tenant = await makeTenant(app());
  const organisationId = await makeOrganisation(app(), tenant);
  const make = (role: 'hiring_manager' | 'hiring_member', fullName: string) =>
    makeAccount(app(), tenant, role, { organisationId, fullName });
  const manager = await make('hiring_manager', 'Marisol Quint');
  const lead = await make('hiring_manager', 'Ana Silva');
  const member = await make('hiring_member', 'Tam Reyes');
  const job = await makeJob(app(), manager, { title: 'Archivist' });
  return { tenant, manager, lead, member, job };
}

const at = (id: number) => ({ params: { id: String(id) } });
const read = (account: TestAccount, id: number) => send(app(), account, jobTeamApi.read, at(id));
const save = (account: TestAccount, id: number, ownerId: number, memberIds: number[], before: number[]) =>
  send(app(), account, jobTeamApi.save, {
    ...at(id),
    body: { owner_id: ownerId, member_ids: memberIds, before },
  });
const listNames = ({ people }: JobTeam) => people.map(({ name }) => name);
const listMessages = async (account: TestAccount) =>
  (await send(app(), account, notificationsApi.all, { query: { lang: 'en' } })).body.data.map(({ message }) => message);

describe('GET /api/v1/jobs/:id/team', () => {
  it('lists the team first, then the colleagues who can join, for those who manage the job', async () => {
    const { tenant, manager, member, job } = await createTeam();
    await makeAccount(app(), tenant, 'hiring_member', { fullName: 'Omar Elsewhere' });
    const { body } = await read(manager, job.id);
    expect(body).toMatchObject({ owner_id: manager.id, member_ids: [manager.id], can_change: true });
    expect(listNames(body)).toEqual(['Marisol Quint', 'Ana Silva', 'Tam Reyes']);
    expect((await read(member, job.id)).status).toBe(404);
    const concierge = await makeAccount(app(), tenant, 'concierge_member');
    const seen = (await read(concierge, job.id)).body;
    expect([seen.can_change, listNames(seen)]).toEqual([false, ['Marisol Quint']]);
  });

  it.each(['recruiter', 'hiring_manager'] as const)('returns 404 to a %s of another organization', async (role) => {
    const { tenant, job } = await createTeam();
    expect((await read(await makeAccount(app(), tenant, role), job.id)).status).toBe(404);
  });
});

describe('PUT /api/v1/jobs/:id/team', () => {
  it('adds a member, who is notified and sees the job, and changes the owner', async () => {
    const { manager, lead, member, job } = await createTeam();
    const saved = await save(manager, job.id, lead.id, [manager.id, member.id], [manager.id]);
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({ owner_id: lead.id });
    expect(saved.body.member_ids.toSorted()).toEqual([manager.id, lead.id, member.id].toSorted());
    expect(await listMessages(member)).toContain('You’re now on the hiring team for “Archivist.”');
    expect(await listMessages(manager)).toEqual([]);
    const own = await send(app(), member, jobsApi.manage);
    expect(own.body.jobs).toMatchObject([{ id: job.id, owner: 'Ana Silva' }]);
    expect((await read(member, job.id)).body).toMatchObject({ can_change: false, owner_id: lead.id });
  });

  it('removes a member, who no longer sees the job', async () => {
    const { manager, member, job } = await createTeam();
    await save(manager, job.id, manager.id, [member.id], [manager.id]);
    expect((await save(manager, job.id, manager.id, [], [manager.id, member.id])).body.member_ids).toEqual([
      manager.id,
    ]);
    expect((await send(app(), member, jobsApi.manage)).body.jobs).toEqual([]);
  });

  it('refuses a team that changed since it was read, also of simultaneous requests', async () => {
    const { manager, lead, member, job } = await createTeam();
    const answers = await Promise.all([
      save(manager, job.id, manager.id, [lead.id], [manager.id]),
      save(lead, job.id, manager.id, [member.id], [manager.id]),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.problem.code).toBe('changed_meanwhile');
  });

  it('refuses people of other organizations and roles without jobs, and names the field', async () => {
    const { tenant, manager, job } = await createTeam();
    const stranger = await makeAccount(app(), tenant, 'hiring_manager');
    const seeker = await makeAccount(app(), tenant, 'job_seeker');
    for (const { id } of [stranger, seeker]) {
      const asMember = await save(manager, job.id, manager.id, [id], [manager.id]);
      expect(asMember.problem.fields).toEqual([{ field: 'body.member_ids', code: 'invalid_value' }]);
      const asOwner = await save(manager, job.id, id, [], [manager.id]);
      expect(asOwner.problem.fields).toEqual([{ field: 'body.owner_id', code: 'invalid_value' }]);
    }
  });

  it('is for those who manage the job, and is audited', async () => {
    const { tenant, manager, member, job } = await createTeam();
    await save(manager, job.id, manager.id, [member.id], [manager.id]);
    const before = [manager.id, member.id];
    expect((await save(member, job.id, member.id, [], before)).status).toBe(403);
    const stranger = await makeAccount(app(), tenant, 'hiring_manager');
    const elsewhere = await makeAccount(app(), await makeTenant(app()), 'admin');
    for (const other of [stranger, elsewhere]) {
      expect((await save(other, job.id, manager.id, [], before)).status).toBe(404);
    }
    const admin = await makeAccount(app(), tenant, 'admin');
    expect((await save(admin, job.id, member.id, [], before)).body.member_ids).toEqual([member.id]);
    const { rows } = await app().services.database.pool.query(
      "select detail from audit_events where action = 'job.team' and subject_id = $1 order by id",
      [String(job.id)],
    );
    expect(rows.map(({ detail }) => detail)).toEqual([
      { owner: manager.id, added: [member.id], removed: [] },
      { owner: member.id, added: [], removed: [manager.id] },
    ]);
  });
});
