import { describe, expect, it } from 'vitest';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { maskingApi } from '#domain/features/applications/masking/contract.ts';
import { applicationNotesApi } from '#domain/features/applications/notes/contract.ts';
import { notificationsApi } from '#domain/features/notifications/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { submitApplication } from '#server/testing/hiring/applications.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

const at = (id: number) => ({ params: { id: String(id) } });

async function createTeam() {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager', { fullName: 'Marisol Quint' });
  const organisationId = manager.organisationId ?? 0;
  const lead = await makeAccount(app(), tenant, 'hiring_manager', { organisationId, fullName: 'Ana Silva' });
  const member = await makeAccount(app(), tenant, 'hiring_member', { organisationId, fullName: 'Tam Reyes' });
  const outsider = await makeAccount(app(), tenant, 'hiring_member', { organisationId, fullName: 'Omar Field' });
  const job = await makeJob(app(), manager, { title: 'Data analyst' });
  const row = { tenant_id: tenant.id, job_id: job.id, user_id: member.id };
  await app().services.database.db.insertInto('job_team').values(row).execute();
  const seeker = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Zebulon Quixwell' });
  const { id } = await submitApplication(app(), seeker, job.id);
  return { tenant, manager, lead, member, outsider, job, seeker, id };
}

const addNote = (account: TestAccount, id: number, mentions: number[]) =>
  send(app(), account, applicationsApi.addNote, { ...at(id), body: { text: 'Please look at this', mentions } });

const listMessages = async (account: TestAccount) =>
  (await send(app(), account, notificationsApi.all, { query: { lang: 'en' } })).body.data.map(({ message }) => message);

describe('GET /api/v1/applications/:id/mentionable', () => {
  it('lists the leads of the employer and the team of the job, without the caller', async () => {
    const { manager, outsider, seeker, id } = await createTeam();
    const { body } = await send(app(), manager, applicationNotesApi.mentionable, at(id));
    expect(body.people.map(({ name }) => name)).toEqual(['Ana Silva', 'Tam Reyes']);
    expect((await send(app(), outsider, applicationNotesApi.mentionable, at(id))).status).toBe(404);
    expect((await send(app(), seeker, applicationNotesApi.mentionable, at(id))).status).toBe(403);
    const foreigner = await makeAccount(app(), await makeTenant(app()), 'hiring_manager');
    expect((await send(app(), foreigner, applicationNotesApi.mentionable, at(id))).status).toBe(404);
  });
});

describe('POST /api/v1/applications/:id/notes with mentions', () => {
  it('notifies the mentioned people in the product and by email, and shows their names', async () => {
    const { manager, lead, member, id } = await createTeam();
    const { body } = await addNote(manager, id, [lead.id, member.id]);
    expect(body.notes).toMatchObject([{ text: 'Please look at this', mentions: ['Ana Silva', 'Tam Reyes'] }]);
    const text = 'Marisol Quint mentioned you in a team note about Zebulon Quixwell (Data analyst).';
    expect(await listMessages(lead)).toContain(text);
    expect(await listMessages(manager)).not.toContain(text);
    const { rows } = await app().services.database.pool.query(
      "select path from mails where user_id = $1 and phrase_values->>'notification' = 'application_mentioned'",
      [member.id],
    );
    expect(rows).toEqual([{ path: `/applications/${id}` }]);
  });

  it('refuses to mention people who cannot see the application, and writes nothing', async () => {
    const { manager, lead, outsider, seeker, id } = await createTeam();
    for (const stranger of [outsider, seeker, manager]) {
      const refused = await addNote(manager, id, [lead.id, stranger.id]);
      expect(refused.problem.fields).toEqual([{ field: 'body.mentions', code: 'invalid_value' }]);
    }
    expect((await send(app(), manager, applicationsApi.read, at(id))).body.notes).toEqual([]);
    expect((await listMessages(lead)).filter((message) => message.includes('mentioned you'))).toEqual([]);
  });

  it('names the number of a masked application', async () => {
    const { manager, lead, job, id } = await createTeam();
    const body = { stages: ['applied' as const] };
    expect((await send(app(), manager, maskingApi.save, { ...at(job.id), body })).status).toBe(200);
    await addNote(manager, id, [lead.id]);
    const found = (await listMessages(lead)).filter((message) => message.includes('mentioned you'));
    expect(found).toEqual([`Marisol Quint mentioned you in a team note about #${id} (Data analyst).`]);
  });
});
