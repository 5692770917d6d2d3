import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { applicationStatesApi } from '#domain/features/applications/bulk/contract.ts';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { maskingApi } from '#domain/features/applications/masking/contract.ts';
import { messagesApi } from '#domain/features/messages/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { submitApplication } from '#server/testing/hiring/applications.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

async function createApplicants() {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const job = await makeJob(app(), manager);
  const [ines, noor] = [
    await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Ines Okafor' }),
    await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Noor Haddad' }),
  ];
  const [first, second] = [await submitApplication(app(), ines, job.id), await submitApplication(app(), noor, job.id)];
  return { tenant, manager, job, ines, noor, first, second };
}

const readStates = (account: TestAccount, ids: readonly number[]) =>
  send(app(), account, applicationStatesApi.list, { query: { id: ids.map(String) } });

const withdraw = (seeker: TestAccount, { id, version }: { id: number; version: number }) =>
  send(app(), seeker, applicationsApi.move, { params: { id: String(id) }, body: { to: 'withdrawn', version } });

const sendMany = (account: TestAccount, ids: readonly number[], clientId: string = randomUUID()) =>
  send(app(), account, messagesApi.sendMany, {
    body: { client_id: clientId, ids: [...ids], text: 'We reply by Friday.' },
  });

const countMessages = async (id: number) => {
  const { rows } = await app().services.database.pool.query(
    'select count(*)::int as count from messages where application_id = $1',
    [id],
  );
  return rows[0]?.count;
};

describe('GET /api/v1/application-states', () => {
  it('returns versions, allowed moves, and whether messages are open', async () => {
    const { manager, noor, first, second } = await createApplicants();
    await withdraw(noor, second);
    const { body } = await readStates(manager, [first.id, second.id]);
    expect(body.states).toMatchObject([
      { id: first.id, version: first.version, status: 'applied', messages: 'open', is_masked: false },
      { id: second.id, version: second.version + 1, status: 'withdrawn', messages: 'closed' },
    ]);
    expect(body.states[0]?.next_statuses).toContain('screening');
  });

  it('leaves out applications of other organizations and tenants', async () => {
    const { tenant, first } = await createApplicants();
    const stranger = await makeAccount(app(), tenant, 'hiring_manager', {
      organisationId: (await makeAccount(app(), tenant, 'hiring_manager')).organisationId ?? 0,
    });
    const foreigner = await makeAccount(app(), await makeTenant(app()), 'admin');
    expect((await readStates(stranger, [first.id])).body.states).toEqual([]);
    expect((await readStates(foreigner, [first.id])).body.states).toEqual([]);
  });

  it('says that readers without a conversation are not on the team, and refuses more than 200 ids', async () => {
    const { tenant, first } = await createApplicants();
    const concierge = await makeAccount(app(), tenant, 'concierge_member');
    expect((await readStates(concierge, [first.id])).body.states).toMatchObject([{ messages: 'not_on_team' }]);
    const many = Array.from({ length: 201 }, (_, index) => index + 1);
    expect((await readStates(concierge, many)).status).toBe(400);
  });

  it('contains nothing about the person of a masked application', async () => {
    const { manager, job, first } = await createApplicants();
    const body = { stages: ['applied' as const] };
    await send(app(), manager, maskingApi.save, { params: { id: String(job.id) }, body });
    const answer = await readStates(manager, [first.id]);
    expect(answer.body.states).toMatchObject([{ id: first.id, is_masked: true }]);
    expect(JSON.stringify(answer.body)).not.toContain('Ines');
  });
});

describe('POST /api/v1/messages', () => {
  it('sends to each open conversation with its audit entry and reports the others', async () => {
    const { manager, noor, first, second } = await createApplicants();
    await withdraw(noor, second);
    const { status, body } = await sendMany(manager, [first.id, second.id, 999_999_999]);
    expect(status).toBe(200);
    expect(body.results).toEqual([
      { id: first.id, error: null },
      { id: second.id, error: 'conversation_closed' },
      { id: 999_999_999, error: 'not_found' },
    ]);
    expect([await countMessages(first.id), await countMessages(second.id)]).toEqual([1, 0]);
    const { rows } = await app().services.database.pool.query(
      "select subject_id from audit_events where action = 'message.send' and actor_user_id = $1",
      [manager.id],
    );
    expect(rows).toEqual([{ subject_id: String(first.id) }]);
  });

  it('sends once when repeated, and never for people outside the team', async () => {
    const { tenant, manager, ines, first, second } = await createApplicants();
    const clientId = randomUUID();
    await sendMany(manager, [first.id], clientId);
    await sendMany(manager, [first.id, second.id], clientId);
    expect([await countMessages(first.id), await countMessages(second.id)]).toEqual([1, 1]);
    expect((await sendMany(ines, [first.id])).body.results).toEqual([{ id: first.id, error: 'not_found' }]);
    const stranger = await makeAccount(app(), await makeTenant(app()), 'hiring_manager');
    expect((await sendMany(stranger, [first.id])).body.results).toEqual([{ id: first.id, error: 'not_found' }]);
    const concierge = await makeAccount(app(), tenant, 'concierge_member');
    expect((await sendMany(concierge, [first.id])).status).toBe(403);
  });
});
