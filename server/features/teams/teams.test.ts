import { describe, expect, it } from 'vitest';
import { teamsApi } from '#domain/features/teams/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

async function twoTeams() {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager', { fullName: 'Bea Lead' });
  const organisationId = manager.organisationId ?? 0;
  await makeAccount(app(), tenant, 'hiring_member', { fullName: 'Al Member', organisationId });
  await makeAccount(app(), tenant, 'hiring_manager', { fullName: 'Zoe Elsewhere' });
  await makeAccount(app(), tenant, 'recruiter', { fullName: 'Rue Partner' });
  const admin = await makeAccount(app(), tenant, 'admin');
  return { tenant, manager, admin };
}

describe('GET /api/v1/teams/:kind', () => {
  it('returns the own team to a lead, all teams of the kind to an administrator', async () => {
    const { manager, admin } = await twoTeams();
    const own = await send(app(), manager, teamsApi.hiring);
    expect(own.body.members.map((member) => member.name)).toEqual(['Al Member', 'Bea Lead']);
    const all = await send(app(), admin, teamsApi.hiring);
    expect(all.body.members.map((member) => member.name)).toEqual(['Al Member', 'Bea Lead', 'Zoe Elsewhere']);
    const partners = await send(app(), admin, teamsApi.partner);
    expect(partners.body.members.map((member) => member.name)).toEqual(['Rue Partner']);
  });

  it('filters by name and counts open jobs', async () => {
    const { manager } = await twoTeams();
    await makeJob(app(), manager);
    const { body } = await send(app(), manager, teamsApi.hiring, { query: { words: 'LEAD' } });
    expect(body).toMatchObject({ total: 1, members: [{ name: 'Bea Lead', role_id: 1, jobs: 1 }] });
  });

  it('returns pages of 50', async () => {
    const { tenant, admin } = await twoTeams();
    for (let at = 0; at < 55; at += 1) await makeAccount(app(), tenant, 'concierge_member', { fullName: 'Sam Same' });
    const first = await send(app(), admin, teamsApi.concierge);
    const second = await send(app(), admin, teamsApi.concierge, { query: { cursor: first.body.next ?? '' } });
    const ids = [...first.body.members, ...second.body.members].map((member) => member.id);
    expect([first.body.total, new Set(ids).size, second.body.next]).toEqual([55, 55, null]);
  });
});
