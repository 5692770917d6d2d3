import { describe, expect, it } from 'vitest';
import { personInvitationsApi } from '#domain/features/bulk-imports/people/invitation-contract.ts';
import { importedPeopleApi } from '#domain/features/bulk-imports/resumes/people-contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, signInAgain, type TestAccount } from '#server/testing/factories.ts';
import { receiveMail } from '#server/testing/peers/mailbox.ts';
import { invitationHelpers } from '#server/testing/people/person-invitations.ts';
import { importFiles, writeResume } from '#server/testing/resume-imports.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const { invite, inviteAndOpen, join, listPeople, makeRecord, read, readState } = invitationHelpers(app);

describe('POST /api/v1/imported-people/invitations', () => {
  it('emails a link that shows the record, and lists the person as invited', async () => {
    const { tenant, partner, email, id } = await makeRecord();
    expect((await invite(partner, id)).body.people).toEqual([{ id, name: 'Ada Quill', email, block: null }]);
    const [mail] = await receiveMail(app(), email);
    expect(mail?.source).toContain('Ines Okafor at');
    expect(mail?.source).toContain('/setpassword?token=');
    expect(mail?.source).toContain('Stop invitations');
    expect(await read(tenant.visitor, mail?.token ?? '')).toMatchObject({
      inviter: 'Ines Okafor',
      name: 'Ada Quill',
      email,
      has_account: false,
      offered: { headline: 'Data Analyst', skills: ['SQL', 'Python', 'Excel'] },
    });
    expect(await listPeople(partner, { invitation: 'open' })).toMatchObject([{ id, invitation: { state: 'open' } }]);
    expect(await listPeople(partner, { invitation: 'none' })).toEqual([]);
  });

  it('creates no account, and reveals none to the partner', async () => {
    const { tenant, partner, email, id } = await makeRecord();
    const other = await makeAccount(app(), tenant, 'job_seeker');
    await importFiles(app(), partner, [{ name: 'b.txt', bytes: writeResume('Bo Tran', { email: other.email }) }]);
    const [bo] = await listPeople(partner);
    const { body } = await invite(partner, id, bo?.id ?? 0);
    expect(body.people.map(({ block }) => block)).toEqual([null, null]);
    const { db } = app().services.database;
    expect(await db.selectFrom('users').select('id').where('email', '=', email).execute()).toEqual([]);
  });

  it.each([
    ['without an email', 'no_email'],
    ['supported already', 'supported'],
    ['with the email of another chosen person', 'repeated'],
  ] as const)('leaves a person %s out: %s', async (_title, block) => {
    const { tenant, partner, email, id } = await makeRecord();
    const { db } = app().services.database;
    if (block === 'no_email') await db.updateTable('imported_people').set({ email: '' }).where('id', '=', id).execute();
    const sponsorId = partner.organisationId ?? 0;
    if (block === 'supported') {
      const seeker = await makeAccount(app(), tenant, 'job_seeker', { sponsorId });
      await db.updateTable('imported_people').set({ email: seeker.email }).where('id', '=', id).execute();
    }
    await importFiles(app(), partner, [{ name: 'x.txt', bytes: writeResume('Ed X', { phone: '503-555-0100' }) }]);
    const twin = (await listPeople(partner))[0]?.id ?? 0;
    if (block === 'repeated') await db.updateTable('imported_people').set({ email }).where('id', '=', twin).execute();
    const people = block === 'repeated' ? [id, twin] : [id];
    const preview = await send(app(), partner, personInvitationsApi.preview, { body: { people } });
    expect(preview.body.people.at(-1)?.block).toBe(block);
    expect((await invite(partner, ...people)).body.people).toEqual(preview.body.people);
  });

  it('can be sent again after a day, three times in all; a new link replaces the old one', async () => {
    const { tenant, partner, email, id } = await makeRecord();
    const first = await inviteAndOpen(partner, id, email);
    expect((await invite(partner, id)).body.people[0]?.block).toBe('sent_today');
    let caller: TestAccount = partner;
    for (const block of [null, null, 'sent_often']) {
      app().passTime(25 * 3600);
      caller = await signInAgain(app(), partner);
      expect((await invite(caller, id)).body.people[0]?.block).toBe(block);
    }
    expect(await read(tenant.visitor, first)).toBeNull();
  });

  it('expires after two weeks', async () => {
    const { tenant, partner, email, id } = await makeRecord();
    const token = await inviteAndOpen(partner, id, email);
    app().passTime(15 * 86_400);
    expect(await read(tenant.visitor, token)).toBeNull();
    expect((await join(tenant.visitor, token)).problem.code).toBe('link_not_valid');
    expect(await readState(await signInAgain(app(), partner), id)).toMatchObject({ state: 'expired' });
  });

  it('invites no people of another partner', async () => {
    const { tenant, id } = await makeRecord();
    const other = await makeAccount(app(), tenant, 'recruiter');
    expect((await invite(other, id)).body.people).toEqual([{ id, name: '', email: '', block: 'not_found' }]);
  });
});

describe('DELETE /api/v1/imported-people/:id/invitation', () => {
  it('revokes the link and the email that is not sent yet', async () => {
    const { partner, email, id } = await makeRecord();
    await invite(partner, id);
    const params = { id: String(id) };
    const { body } = await send(app(), partner, personInvitationsApi.cancel, { params });
    expect(body.invitation?.state).toBe('canceled');
    expect(await receiveMail(app(), email)).toEqual([]);
    expect((await send(app(), partner, personInvitationsApi.cancel, { params })).status).toBe(409);
  });
});

describe('DELETE /api/v1/imported-people/:id with an invitation', () => {
  it('deletes the invitation and revokes its link', async () => {
    const { tenant, partner, email, id } = await makeRecord();
    const token = await inviteAndOpen(partner, id, email);
    expect((await send(app(), partner, importedPeopleApi.remove, { params: { id: String(id) } })).status).toBe(200);
    expect(await read(tenant.visitor, token)).toBeNull();
  });
});
