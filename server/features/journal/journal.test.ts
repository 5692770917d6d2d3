import { describe, expect, it } from 'vitest';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { type JournalDraft, journalApi } from '#domain/features/journal/contract.ts';
import { seekerPoolApi } from '#domain/features/seekers/pool.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeOrganisation, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { submitApplication } from '#server/testing/hiring/applications.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

const canary = 'zebra-lantern-417';

function draft(fields: Partial<JournalDraft> = {}): JournalDraft {
  return {
    kind: 'call',
    day: '2026-03-04',
    text: 'Talked about the interview.',
    is_shared: false,
    next_step: '',
    next_step_on: null,
    ...fields,
  };
}

async function createPartners() {
  const tenant = await makeTenant(app());
  const sponsorId = await makeOrganisation(app(), tenant, { kind: 'non_profit', name: 'Open Door' });
  const otherId = await makeOrganisation(app(), tenant, { kind: 'non_profit', name: 'Other Door' });
  return {
    tenant,
    ada: await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Ada Own', sponsorId }),
    bo: await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Bo Own', sponsorId }),
    coach: await makeAccount(app(), tenant, 'recruiter', { organisationId: sponsorId }),
    colleague: await makeAccount(app(), tenant, 'recruiter_member', { organisationId: sponsorId }),
    otherCoach: await makeAccount(app(), tenant, 'recruiter', { organisationId: otherId }),
  };
}

const params = ({ id }: { readonly id: number }) => ({ id: String(id) });

function add(account: TestAccount, person: { readonly id: number }, fields: Partial<JournalDraft> = {}) {
  return send(app(), account, journalApi.add, { params: params(person), body: draft(fields) });
}

describe('POST /api/v1/seekers/:id/journal', () => {
  it('adds an entry that the organization reads, newest day first', async () => {
    const { ada, coach, colleague } = await createPartners();
    expect((await add(coach, ada, { text: 'Second', day: '2026-03-05' })).status).toBe(201);
    await add(colleague, ada, { text: 'First', kind: 'meeting' });
    const { body } = await send(app(), colleague, journalApi.ofPerson, { params: params(ada) });
    expect(body.entries.map(({ text, kind, day }) => [text, kind, day])).toEqual([
      ['Second', 'call', '2026-03-05'],
      ['First', 'meeting', '2026-03-04'],
    ]);
  });

  it('names the missing field of a next step', async () => {
    const { ada, coach } = await createPartners();
    const dayOnly = await add(coach, ada, { next_step_on: '2026-03-08' });
    expect(dayOnly).toMatchObject({ status: 400, body: { fields: [{ field: 'body.next_step', code: 'required' }] } });
    const textOnly = await add(coach, ada, { next_step: 'Call' });
    expect(textOnly).toMatchObject({ status: 400, body: { fields: [{ field: 'body.next_step_on' }] } });
    expect((await add(coach, ada, { text: ' ' })).status).toBe(400);
    expect((await add(coach, ada, { day: '2026-02-31' })).status).toBe(400);
  });

  it('returns 404 for people of another partner and for people without one', async () => {
    const { tenant, ada, otherCoach, coach } = await createPartners();
    const alone = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Cy Alone' });
    expect((await add(otherCoach, ada)).status).toBe(404);
    expect((await add(coach, alone)).status).toBe(404);
  });
});

describe('journal of another partner', () => {
  it('shows in no answer to it, to an employer, or to the person', async () => {
    const { tenant, ada, coach, otherCoach } = await createPartners();
    const secret = { text: canary, next_step: canary, next_step_on: '2026-03-09' };
    const { body } = await add(coach, ada, secret);
    await send(app(), coach, journalApi.saveTags, { params: params(ada), body: { tags: [canary] } });
    const callers = [
      otherCoach,
      ada,
      await makeAccount(app(), tenant, 'hiring_manager'),
      await makeAccount(app(), tenant, 'skilling_partner'),
      await makeAccount(app(), tenant, 'admin'),
      await makeAccount(app(), tenant, 'concierge_member'),
    ];
    const entryId = String(body.entries[0]?.id);
    for (const caller of callers) {
      const answers = [
        await send(app(), caller, journalApi.ofPerson, { params: params(ada) }),
        await send(app(), caller, journalApi.complete, { params: { id: entryId } }),
        await send(app(), caller, journalApi.caseload),
        await send(app(), caller, journalApi.ownPartner),
        await send(app(), caller, seekerPoolApi.list, { query: { words: 'Ada' } }),
        await send(app(), caller, seekerPoolApi.list, { query: { words: canary } }),
        await send(app(), caller, seekerPoolApi.read, { params: params(ada) }),
      ];
      expect(JSON.stringify(answers.map((answer) => answer.body))).not.toContain(canary);
    }
  });
});

describe('GET /api/v1/caseload', () => {
  it('sorts by the day of the next step or by the longest time without contact', async () => {
    const { ada, bo, coach } = await createPartners();
    await add(coach, ada, { day: '2026-03-01', next_step: 'Send two jobs', next_step_on: '2026-03-10' });
    await add(coach, bo, { day: '2026-03-03', next_step: 'Call', next_step_on: '2026-03-08' });
    const names = async (sort: 'next_step' | 'last_contact') =>
      (await send(app(), coach, journalApi.caseload, { query: { sort } })).body.people.map(({ name }) => name);
    expect(await names('next_step')).toEqual(['Bo Own', 'Ada Own']);
    expect(await names('last_contact')).toEqual(['Ada Own', 'Bo Own']);
  });

  it('shows the next open step after the first one is done', async () => {
    const { ada, coach } = await createPartners();
    const { body } = await add(coach, ada, { next_step: 'Call', next_step_on: '2026-03-08' });
    await add(coach, ada, { next_step: 'Meet', next_step_on: '2026-03-09' });
    const done = { params: { id: String(body.entries[0]?.id) } };
    expect((await send(app(), coach, journalApi.complete, done)).status).toBe(200);
    expect((await send(app(), coach, journalApi.complete, done)).status).toBe(200);
    const { people } = (await send(app(), coach, journalApi.caseload)).body;
    expect(people[0]).toMatchObject({ id: ada.id, next_step: { text: 'Meet', on: '2026-03-09' } });
  });

  it('names the open application that moved last', async () => {
    const { tenant, ada, bo, coach } = await createPartners();
    const manager = await makeAccount(app(), tenant, 'hiring_manager');
    const apply = async (title: string) => submitApplication(app(), ada, (await makeJob(app(), manager, { title })).id);
    const first = await apply('Tester');
    const second = await apply('Analyst');
    const move = async (id: number, to: ApplicationStatus) => {
      const params = { id: String(id) };
      const { version } = (await send(app(), manager, applicationsApi.read, { params })).body;
      const moved = await send(app(), manager, applicationsApi.move, {
        params,
        body: { to, version, message: 'Hello.' },
      });
      expect(moved.status).toBe(200);
    };
    const find = async ({ id }: TestAccount) =>
      (await send(app(), coach, journalApi.caseload)).body.people.find((person) => person.id === id)?.application;
    await move(first.id, 'screening');
    expect(await find(ada)).toMatchObject({ id: first.id, job: 'Tester', status: 'screening' });
    await move(first.id, 'rejected');
    expect(await find(ada)).toMatchObject({ id: second.id, job: 'Analyst', status: 'applied' });
    expect(await find(bo)).toBeNull();
  });
});

describe('GET /api/v1/seekers', () => {
  it('contains tags, last contact, and next step of supported people', async () => {
    const { ada, coach } = await createPartners();
    await add(coach, ada, { next_step: 'Call', next_step_on: '2026-03-08' });
    const tags = { params: params(ada), body: { tags: ['evenings', 'evenings', 'Warehouse'] } };
    expect((await send(app(), coach, journalApi.saveTags, tags)).body.tags).toHaveLength(2);
    const { body } = await send(app(), coach, seekerPoolApi.list, { query: { words: 'Ada' } });
    expect(body.seekers[0]?.support).toMatchObject({
      tags: expect.arrayContaining(['evenings', 'Warehouse']),
      last_contact_on: '2026-03-04',
      next_step: { text: 'Call', on: '2026-03-08' },
    });
  });
});

describe('DELETE /api/v1/me/partner', () => {
  it('takes the person and their journal away from the partner at once', async () => {
    const { ada, coach } = await createPartners();
    const { body } = await add(coach, ada, { text: 'Private' });
    await add(coach, ada, { text: 'For you', is_shared: true });
    const shared = await send(app(), ada, journalApi.ownPartner);
    expect(shared.body).toMatchObject({ partner: 'Open Door', entries: [{ text: 'For you' }] });
    expect(shared.body.entries).toHaveLength(1);
    expect((await send(app(), ada, journalApi.endSupport)).body).toEqual({ partner: null, entries: [] });
    expect((await send(app(), coach, journalApi.ofPerson, { params: params(ada) })).status).toBe(404);
    expect((await send(app(), coach, seekerPoolApi.read, { params: params(ada) })).status).toBe(404);
    expect((await add(coach, ada)).status).toBe(404);
    const done = { params: { id: String(body.entries[0]?.id) } };
    expect((await send(app(), coach, journalApi.complete, done)).status).toBe(404);
    const { people } = (await send(app(), coach, journalApi.caseload)).body;
    expect(people.map(({ name }) => name)).toEqual(['Bo Own']);
    const pool = await send(app(), coach, seekerPoolApi.list, { query: { words: 'Ada' } });
    expect(pool.body.seekers).toEqual([]);
  });
});
