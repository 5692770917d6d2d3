import { describe, expect, it } from 'vitest';
import type { AgentHours } from '#domain/features/chat/agent-hours.ts';
import { helpdeskApi } from '#domain/features/chat/helpdesk-contract.ts';
import { teamsApi } from '#domain/features/teams/contract.ts';
import { membershipApi } from '#domain/features/teams/membership.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

const weekdays: AgentHours = {
  languages: ['en', 'fr'],
  hours: { days: [1, 2, 3, 4, 5], from: 540, until: 1020, time_zone: 'America/Toronto' },
};
const noHours: AgentHours = { languages: ['ko'], hours: null };

async function createTeam() {
  const tenant = await makeTenant(app());
  const admin = await makeAccount(app(), tenant, 'admin');
  const agent = await makeAccount(app(), tenant, 'concierge_member', { fullName: 'Priya Lindqvist' });
  const save = (by: TestAccount, of: TestAccount, body: AgentHours) =>
    send(app(), by, membershipApi.saveHours, { params: { id: String(of.id) }, body });
  const readOfTeam = async () => (await send(app(), admin, teamsApi.concierge)).body.members[0]?.agent;
  return { tenant, admin, agent, save, readOfTeam };
}

describe('PUT /api/v1/helpdesk/hours', () => {
  it('stores the languages and hours of the caller, for the helpdesk and the team page', async () => {
    const { agent, readOfTeam } = await createTeam();
    const saved = await send(app(), agent, helpdeskApi.saveHours, { body: weekdays });
    expect([saved.status, saved.body]).toEqual([200, weekdays]);
    expect((await send(app(), agent, helpdeskApi.agents)).body.agents).toMatchObject([{ id: agent.id, ...weekdays }]);
    expect(await readOfTeam()).toMatchObject(weekdays);
    await send(app(), agent, helpdeskApi.saveHours, { body: noHours });
    expect(await readOfTeam()).toMatchObject(noHours);
  });

  it('keeps the presence of the agent', async () => {
    const { agent } = await createTeam();
    await send(app(), agent, helpdeskApi.setState, { body: { state: 'away' } });
    await send(app(), agent, helpdeskApi.saveHours, { body: weekdays });
    expect((await send(app(), agent, helpdeskApi.agents)).body.own_state).toBe('away');
  });

  it.each([
    ['an end before the start', { from: 1020, until: 540 }, 'body.hours.until', 'until_before_from'],
    ['no days', { days: [] }, 'body.hours.days', 'too_short'],
    ['an unknown time zone', { time_zone: 'Mars/Olympus' }, 'body.hours.time_zone', 'invalid_value'],
  ])('refuses %s', async (_name, fields, field, code) => {
    const { agent } = await createTeam();
    const hours = { days: [1 as const], from: 540, until: 1020, time_zone: 'America/Toronto', ...fields };
    const refused = await send(app(), agent, helpdeskApi.saveHours, { body: { languages: [], hours } });
    expect(refused).toMatchObject({ status: 400, body: { fields: [{ field, code }] } });
  });
});

describe('PUT /api/v1/teams/members/:id/hours', () => {
  it('stores the hours of an agent for an administrator, and records it', async () => {
    const { admin, agent, save, readOfTeam } = await createTeam();
    expect((await save(admin, agent, weekdays)).status).toBe(200);
    expect(await readOfTeam()).toMatchObject(weekdays);
  });

  it('returns 404 to a lead, for members of other teams, and for another tenant', async () => {
    const { tenant, admin, agent, save } = await createTeam();
    const lead = await makeAccount(app(), tenant, 'hiring_manager');
    const foreign = await makeAccount(app(), await makeTenant(app()), 'admin');
    expect((await save(lead, agent, weekdays)).status).toBe(404);
    expect((await save(admin, lead, weekdays)).status).toBe(404);
    expect((await save(foreign, agent, weekdays)).status).toBe(404);
  });
});
