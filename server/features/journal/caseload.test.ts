import { describe, expect, it } from 'vitest';
import { type JournalDraft, journalApi } from '#domain/features/journal/contract.ts';
import { getDay, moveDay } from '#domain/features/reports/period.ts';
import { defaultTimeZone } from '#domain/lib/time-zone.ts';
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

async function createPartner() {
  const tenant = await makeTenant(app());
  const sponsorId = await makeOrganisation(app(), tenant, { kind: 'non_profit' });
  const ada = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Ada Own', sponsorId });
  const coach = await makeAccount(app(), tenant, 'recruiter', { organisationId: sponsorId });
  return { tenant, sponsorId, ada, coach };
}

async function add(coach: TestAccount, { id }: TestAccount, fields: Partial<JournalDraft>): Promise<void> {
  const entry = { kind: 'call', text: 'Talked.', is_shared: false, next_step: '', next_step_on: null } as const;
  const body = { ...entry, day: inDays(0), ...fields };
  expect((await send(app(), coach, journalApi.add, { params: { id: String(id) }, body })).status).toBe(201);
}

const inDays = (days: number, timeZone = defaultTimeZone) => moveDay(getDay(app().services.clock(), timeZone), days);

/** Adds people whom an organization supports, named by their number. */
async function addPeople(tenant: TestTenant, organisationId: number, count: number): Promise<void> {
  await app().services.database.pool.query(
    `with people as (
       insert into users (tenant_id, account_kind, email, password_hash, full_name)
       select $1, 'job_seeker', gen_random_uuid() || '@example.com', 'no password', 'Person ' || lpad(n::text, 3, '0')
       from generate_series(1, $3) n returning id)
     insert into seeker_profiles (tenant_id, user_id, sponsor_organisation_id) select $1, id, $2 from people`,
    [tenant.id, organisationId, count],
  );
}

describe('GET /api/v1/caseload', () => {
  it('counts all people, and lists them page by page', async () => {
    const { tenant, sponsorId, coach, ada } = await createPartner();
    const bo = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Bo Own', sponsorId });
    await addPeople(tenant, sponsorId, 110);
    await add(coach, ada, { day: inDays(-90), next_step: 'Call', next_step_on: inDays(-60) });
    await add(coach, bo, { day: inDays(0), next_step: 'Call', next_step_on: inDays(60) });
    const read = async (page: string) => (await send(app(), coach, journalApi.caseload, { query: { page } })).body;
    const pages = await Promise.all(['1', '2', '3', '4'].map(read));
    expect(pages.map(({ people, has_more: hasMore }) => [people.length, hasMore])).toEqual([
      [50, true],
      [50, true],
      [12, false],
      [0, false],
    ]);
    const names = pages.flatMap(({ people }) => people.map(({ name }) => name));
    expect(new Set(names).size).toBe(112);
    expect(names.slice(0, 3)).toEqual(['Ada Own', 'Bo Own', 'Person 001']);
    const counts = { all: 112, attention: 111, due: 1, later: 1, none: 110, never: 110, month: 1, week: 0, recent: 1 };
    for (const page of pages) expect(page.counts).toEqual(counts);
  });

  it('groups people by the days until the next step and since the last contact', async () => {
    const { tenant, sponsorId, coach } = await createPartner();
    const cases = [
      [-1, 0, 'due', 'recent', true],
      [0, -7, 'due', 'recent', true],
      [1, -8, 'later', 'week', false],
      [6, -30, 'later', 'week', false],
      [7, -31, 'later', 'month', true],
      [null, -30, 'none', 'week', false],
      [null, null, 'none', 'never', true],
    ] as const;
    const ids: number[] = [];
    for (const [step, contact] of cases) {
      const person = await makeAccount(app(), tenant, 'job_seeker', { sponsorId });
      const nextStep = step === null ? {} : { next_step: 'Call', next_step_on: inDays(step) };
      if (contact !== null) await add(coach, person, { day: inDays(contact), ...nextStep });
      ids.push(person.id);
    }
    const list = async (only?: 'attention' | 'next_days') => {
      const { people } = (await send(app(), coach, journalApi.caseload, { query: { only } })).body;
      return people.filter(({ id }) => ids.includes(id));
    };
    const all = new Map((await list()).map((person) => [person.id, person]));
    expect(ids.map((id) => [all.get(id)?.step_group, all.get(id)?.contact_group])).toEqual(
      cases.map(([, , step, contact]) => [step, contact]),
    );
    const attention = ids.filter((_, index) => cases[index]?.[4]);
    expect(new Set((await list('attention')).map(({ id }) => id))).toEqual(new Set(attention));
    expect((await list('next_days')).map(({ id }) => id)).toEqual([ids[1], ids[2], ids[3]]);
  });

  it('uses the day of the caller', async () => {
    const { ada, coach } = await createPartner();
    const [east, west] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'] as const;
    await add(coach, ada, { next_step: 'Call', next_step_on: inDays(0, east) });
    const find = async (timeZone: string) =>
      (await send(app(), { ...coach, timeZone }, journalApi.caseload)).body.people.find(({ id }) => id === ada.id);
    expect((await find(east))?.step_group).toBe('due');
    expect((await find(west))?.step_group).toBe('later');
  });
});
