import { describe, expect, it } from 'vitest';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { needsApi } from '#domain/features/needs/contract.ts';
import { notificationsApi } from '#domain/features/notifications/contract.ts';
import { ProfileFields, seekersApi } from '#domain/features/seekers/contract.ts';
import { type SupporterRight, supportersApi } from '#domain/features/supporters/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { receiveMail } from '#server/testing/peers/mailbox.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

async function makeInvitation(rights: SupporterRight[] = ['see_applications', 'edit_profile']) {
  const tenant = await makeTenant(app());
  const seeker = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Ines Okafor' });
  const coach = await makeAccount(app(), tenant, 'recruiter', { fullName: 'Jo Park' });
  const body = { name: 'Jo Park', email: coach.email, rights };
  const answer = await send(app(), seeker, supportersApi.invite, { body });
  expect(answer.status).toBe(201);
  const [mail] = await receiveMail(app(), coach.email);
  return { tenant, seeker, coach, id: answer.body.supporters[0]?.id ?? 0, token: mail?.token ?? '', mail };
}

async function makeSupporter(rights?: SupporterRight[]) {
  const made = await makeInvitation(rights);
  expect((await accept(made.coach, made.token)).status).toBe(200);
  return made;
}

const accept = (who: TestAccount, token: string) => send(app(), who, supportersApi.accept, { body: { token } });
const at = (id: number) => ({ params: { id: String(id) } });
const supporters = async (who: TestAccount) => (await send(app(), who, supportersApi.list)).body.supporters;

describe('POST /api/v1/supporters', () => {
  it('sends an invitation that only the invited email can accept', async () => {
    const { tenant, seeker, coach, token, mail } = await makeInvitation();
    expect(mail?.subject).toBe('Ines Okafor asked for your help');
    const response = await send(app(), tenant.visitor, supportersApi.invitation, { body: { token } });
    expect(response.body).toEqual({
      name: 'Ines Okafor',
      email: coach.email,
      rights: ['see_applications', 'edit_profile'],
    });
    const other = await makeAccount(app(), tenant, 'job_seeker');
    expect((await accept(other, token)).problem.code).toBe('other_account');
    expect((await supporters(seeker))[0]).toMatchObject({ status: 'invited', acts: [] });
    expect((await accept(coach, token)).body.people).toMatchObject([{ name: 'Ines Okafor', need_count: 0 }]);
    expect((await accept(coach, token)).problem.code).toBe('link_not_valid');
    expect((await supporters(seeker))[0]).toMatchObject({ status: 'active', acts: [{ action: 'accepted' }] });
    const bell = await send(app(), seeker, notificationsApi.all);
    expect(bell.body.data[0]?.message).toBe('Jo Park accepted your invitation and can help you now.');
  });

  it('refuses an email that was invited already, and the caller’s own', async () => {
    const { seeker, coach } = await makeInvitation();
    const invite = (email: string) =>
      send(app(), seeker, supportersApi.invite, { body: { name: 'Jo', email, rights: ['see_profile'] } });
    expect((await invite(coach.email)).problem.fields).toEqual([{ field: 'body.email', code: 'already_invited' }]);
    expect((await invite(seeker.email)).problem.fields).toEqual([{ field: 'body.email', code: 'own_email' }]);
  });

  it('is limited to ten invitations per day', async () => {
    const { seeker } = await makeInvitation();
    const statuses: number[] = [];
    for (let count = 0; count < 10; count += 1) {
      const body = { name: 'Jo', email: `${count}.${seeker.email}`, rights: ['see_profile' as const] };
      statuses.push((await send(app(), seeker, supportersApi.invite, { body })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 9 }, () => 201), 429]);
  });
});

describe('/api/v1/supporting/:id', () => {
  it('returns the status of applications without their content', async () => {
    const { tenant, seeker, coach, id } = await makeSupporter();
    const job = await makeJob(app(), await makeAccount(app(), tenant, 'hiring_manager'));
    const body = { resume_id: null, answers: [], cover_note: 'a private note' };
    await send(app(), seeker, applicationsApi.apply, { ...at(job.id), body });
    const response = await send(app(), coach, supportersApi.applications, at(id));
    expect(response.body.applications).toMatchObject([{ job: 'Software Engineer', status: 'applied' }]);
    expect(JSON.stringify(response.body)).not.toContain('a private note');
  });

  it('records a supporter’s profile changes as theirs', async () => {
    const { seeker, coach, id } = await makeSupporter();
    const read = await send(app(), coach, supportersApi.profile, at(id));
    const profile = { ...ProfileFields.parse(read.body), headline: 'Data analyst' };
    const saved = await send(app(), coach, supportersApi.saveProfile, {
      ...at(id),
      body: { profile, version: read.body.version },
    });
    expect(saved.body.headline).toBe('Data analyst');
    const again = { ...at(id), body: { profile, version: read.body.version } };
    expect((await send(app(), coach, supportersApi.saveProfile, again)).problem.code).toBe('changed_meanwhile');
    const [own] = await supporters(seeker);
    expect(own?.acts.map(({ action }) => action)).toEqual(['edited_profile', 'saw_profile', 'accepted']);
    const { db } = app().services.database;
    const row = await db
      .selectFrom('audit_events')
      .select(['actor_user_id', 'subject_id'])
      .where('action', '=', 'profile.save')
      .where('subject_id', '=', String(seeker.id))
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ actor_user_id: coach.id, subject_id: String(seeker.id) });
  });

  it('does not let a supporter change hidden fields', async () => {
    const { seeker, coach, id } = await makeSupporter();
    const read = await send(app(), coach, supportersApi.profile, at(id));
    const profile = { ...ProfileFields.parse(read.body), headline: 'Data analyst', hidden: [] };
    await send(app(), coach, supportersApi.saveProfile, { ...at(id), body: { profile, version: read.body.version } });
    const { body } = await send(app(), seeker, seekersApi.profile);
    expect(body).toMatchObject({ headline: 'Data analyst', hidden: ['email'] });
  });

  it('allows only the granted rights, which change at once', async () => {
    const { seeker, coach, id } = await makeSupporter(['see_applications']);
    const profile = () => send(app(), coach, supportersApi.profile, at(id));
    expect((await profile()).status).toBe(403);
    const change = { ...at(id), body: { rights: ['see_profile' as const] } };
    expect((await send(app(), coach, supportersApi.change, change)).status).toBe(403);
    await send(app(), seeker, supportersApi.change, change);
    expect((await profile()).status).toBe(200);
    expect((await send(app(), coach, supportersApi.applications, at(id))).status).toBe(403);
    const { body: fields } = await profile();
    const save = { ...at(id), body: { profile: ProfileFields.parse(fields), version: fields.version } };
    expect((await send(app(), coach, supportersApi.saveProfile, save)).status).toBe(403);
  });

  it('opens only shared needs, until the support ends', async () => {
    const { seeker, coach, id } = await makeSupporter();
    const openNeeds = () => send(app(), coach, supportersApi.openNeeds, at(id));
    const needs = [{ kind: 'tools' as const, choice: 'captions', words: '' }];
    const saved = await send(app(), seeker, needsApi.save, { body: { needs } });
    expect((await openNeeds()).status).toBe(404);
    const body = { need_ids: saved.body.needs.map((need) => need.id), audience: { kind: 'supporter' as const, id } };
    expect((await send(app(), seeker, needsApi.share, { body })).status).toBe(201);
    expect((await openNeeds()).body.needs).toMatchObject([{ choice: 'captions' }]);
    await send(app(), seeker, supportersApi.end, at(id));
    for (const api of [supportersApi.applications, supportersApi.profile]) {
      expect((await send(app(), coach, api, at(id))).status).toBe(404);
    }
    expect((await openNeeds()).status).toBe(404);
    expect((await send(app(), seeker, needsApi.disclosures)).body.grants).toEqual([]);
  });
});

describe('ending support', () => {
  it('revokes the invitation link', async () => {
    const { seeker, coach, token, id, tenant } = await makeInvitation();
    expect((await send(app(), coach, supportersApi.end, at(id))).status).toBe(403);
    await send(app(), seeker, supportersApi.end, at(id));
    expect((await accept(coach, token)).problem.code).toBe('link_not_valid');
    const response = await send(app(), tenant.visitor, supportersApi.invitation, { body: { token } });
    expect(response.problem.code).toBe('link_not_valid');
  });

  it('by the supporter notifies the person', async () => {
    const { seeker, coach, id } = await makeSupporter();
    const stopped = await send(app(), coach, supportersApi.stop, at(id));
    expect(stopped.body.people).toEqual([]);
    expect((await supporters(seeker))[0]).toMatchObject({ status: 'ended', acts: [{ action: 'stopped' }, {}] });
    const bell = await send(app(), seeker, notificationsApi.all);
    expect(bell.body.data[0]?.message).toBe('Jo Park stopped helping you.');
  });
});
