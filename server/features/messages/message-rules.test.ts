import { describe, expect, it } from 'vitest';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { maxMessageLength } from '#domain/features/messages/limits.ts';
import { writableDays } from '#domain/features/messages/policy.ts';
import { testApp } from '#server/testing/app.ts';
import { makeConversation, messagingHelpers } from '#server/testing/chat/conversations.ts';
import { makeAccount, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const { list, mark, thread, unread, write } = messagingHelpers(app);
const params = (id: number) => ({ id: String(id) });

async function withdraw(seeker: TestAccount, id: number) {
  const { version } = (await send(app(), seeker, applicationsApi.read, { params: params(id) })).body;
  return send(app(), seeker, applicationsApi.move, { params: params(id), body: { to: 'withdrawn', version } });
}

describe('POST /api/v1/messages/:id', () => {
  it('refuses empty, overlong, and malformed messages', async () => {
    const { seeker, id } = await makeConversation(app());
    expect((await write(seeker, id, '   ')).problem.fields).toMatchObject([{ field: 'body.text', code: 'required' }]);
    expect((await write(seeker, id, 'x'.repeat(maxMessageLength + 1))).status).toBe(400);
    expect((await write(seeker, id, 'x', { client_id: 'mine' })).status).toBe(400);
    expect((await write(seeker, id, 'a\0b')).status).toBe(400);
  });

  it('is refused after a withdrawal; the conversation stays readable', async () => {
    const { seeker, manager, id } = await makeConversation(app());
    await write(manager, id, 'Can you come on Monday?');
    expect((await withdraw(seeker, id)).status).toBe(200);
    for (const who of [seeker, manager]) {
      const refused = await write(who, id, 'One more thing.');
      expect([refused.status, refused.problem.code]).toEqual([409, 'conversation_closed']);
      expect((await thread(who, id)).body).toMatchObject({
        conversation: { closed: 'withdrawn' },
        messages: [{ seq: 1 }],
      });
    }
  });

  it('is allowed for a period after a rejection, then refused', async () => {
    const { seeker, manager, id } = await makeConversation(app());
    const { version } = (await send(app(), manager, applicationsApi.read, { params: params(id) })).body;
    const body = { to: 'rejected' as const, version, message: 'We chose another person.' };
    await send(app(), manager, applicationsApi.move, { params: params(id), body });
    expect((await write(seeker, id, 'What was missing?')).status).toBe(201);
    await app().services.database.pool.query(
      `update applications set status_since = now() - interval '${writableDays + 1} days' where id = $1`,
      [id],
    );
    expect((await write(seeker, id, 'Hello?')).problem.code).toBe('conversation_closed');
    expect((await list(seeker)).conversations).toMatchObject([{ id, closed: 'ended' }]);
  });
});

describe('GET /api/v1/messages/:id', () => {
  it('returns 404 to anyone who does not take part', async () => {
    const { tenant, manager, seeker, sponsorId, id } = await makeConversation(app());
    await write(seeker, id, 'For the team alone.');
    const other = await makeTenant(app());
    const organisationId = manager.organisationId ?? 0;
    const strangers = [
      await makeAccount(app(), tenant, 'job_seeker', { sponsorId }),
      await makeAccount(app(), tenant, 'admin'),
      await makeAccount(app(), tenant, 'hiring_manager'),
      await makeAccount(app(), tenant, 'hiring_manager', { organisationId }),
      await makeAccount(app(), tenant, 'hiring_member', { organisationId }),
      await makeAccount(app(), tenant, 'recruiter'),
      await makeAccount(app(), other, 'hiring_manager'),
      { ...manager, host: other.host },
    ];
    for (const who of strangers) {
      const status = [(await thread(who, id)).status, (await write(who, id, 'Me too.')).status];
      const marked = await mark(who, id, 1);
      const found = who.host === other.host && who.token === manager.token ? 401 : 404;
      expect([...status, marked.status]).toEqual([found, found, found]);
      if (found === 404) expect([await unread(who), (await list(who)).conversations]).toEqual([0, []]);
    }
  });

  it('includes the leads of the employer if the job has no team', async () => {
    const { tenant, manager, seeker, job, id } = await makeConversation(app());
    const organisationId = manager.organisationId ?? 0;
    const lead = await makeAccount(app(), tenant, 'hiring_manager', { organisationId });
    await write(seeker, id, 'Hello');
    expect(await unread(lead)).toBe(0);
    await app().services.database.pool.query('delete from job_team where tenant_id = $1 and job_id = $2', [
      tenant.id,
      job.id,
    ]);
    expect(await unread(lead)).toBe(1);
    expect((await thread(lead, id)).body.messages.length).toBe(1);
  });
});
