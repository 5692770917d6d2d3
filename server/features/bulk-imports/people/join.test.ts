import { describe, expect, it } from 'vitest';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { joinAsSeekerApi } from '#domain/features/bulk-imports/people/invitation-contract.ts';
import { journalApi } from '#domain/features/journal/contract.ts';
import { mailApi } from '#domain/features/mail/contract.ts';
import { notificationsApi } from '#domain/features/notifications/contract.ts';
import { privacyApi } from '#domain/features/privacy/contract.ts';
import { seekersApi } from '#domain/features/seekers/contract.ts';
import { seekerPoolApi } from '#domain/features/seekers/pool.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount } from '#server/testing/factories.ts';
import { receiveMail } from '#server/testing/peers/mailbox.ts';
import { invitationHelpers, invitedPassword } from '#server/testing/people/person-invitations.ts';
import { importFiles, writeResume } from '#server/testing/resume-imports.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const { accept, invite, inviteAndOpen, join, listPeople, makeRecord, read, readState } = invitationHelpers(app);

describe('POST /api/v1/person-invitations/join', () => {
  it('creates the account with the chosen parts and consent, once', async () => {
    const { tenant, partner, email, id } = await makeRecord();
    const token = await inviteAndOpen(partner, id, email);
    const { status, body } = await join(tenant.visitor, token);
    expect(status).toBe(201);
    const seeker = { ...tenant.visitor, token: body.access };
    const me = await send(app(), seeker, accountsApi.me);
    expect(me.body).toMatchObject({ email, is_user: true, is_email_verified: true });
    const profile = await send(app(), seeker, seekersApi.profile);
    expect(profile.body).toMatchObject({
      headline: 'Data Analyst',
      city: 'Portland',
      skills: ['SQL', 'Python', 'Excel'],
    });
    expect((await send(app(), seeker, journalApi.ownPartner)).body.partner).not.toBeNull();
    expect((await join(tenant.visitor, token)).problem.code).toBe('link_not_valid');
    const userId = me.body.user_id;
    expect(await readState(partner, id)).toMatchObject({ state: 'accepted', account_id: userId });
    const seen = await send(app(), partner, seekerPoolApi.read, { params: { id: String(userId) } });
    expect(seen.body.name).toBe('Ada Quill');
    const bell = await send(app(), partner, notificationsApi.all);
    expect(bell.body.data[0]).toMatchObject({ message: 'Ada Quill accepted your invitation.' });
    expect((await invite(partner, id)).body.people[0]?.block).toBe('accepted');
  });

  it('without consent shows the profile to no partner, and a withdrawn consent hides it', async () => {
    const { tenant, partner, email, id } = await makeRecord();
    const token = await inviteAndOpen(partner, id, email);
    const { body } = await join(tenant.visitor, token, { is_supported: false });
    const seeker = { ...tenant.visitor, token: body.access };
    expect((await send(app(), seeker, journalApi.ownPartner)).body.partner).toBeNull();
    expect(await readState(partner, id)).toMatchObject({ state: 'accepted', account_id: null });
    const other = await makeRecord();
    const shared = await join(other.tenant.visitor, await inviteAndOpen(other.partner, other.id, other.email));
    await send(app(), { ...other.tenant.visitor, token: shared.body.access }, journalApi.endSupport);
    expect(await readState(other.partner, other.id)).toMatchObject({ state: 'accepted', account_id: null });
  });

  it('of two concurrent requests creates one account', async () => {
    const { tenant, partner, email, id } = await makeRecord();
    const token = await inviteAndOpen(partner, id, email);
    const answers = await Promise.all([join(tenant.visitor, token), join(tenant.visitor, token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
  });

  it('is deleted with the account, and part of its export', async () => {
    const { tenant, partner, email, id } = await makeRecord();
    const { body } = await join(tenant.visitor, await inviteAndOpen(partner, id, email));
    const seeker = { ...tenant.visitor, token: body.access };
    expect((await send(app(), seeker, privacyApi.deleteAccount, { body: { password: invitedPassword } })).status).toBe(
      200,
    );
    expect(await readState(partner, id)).toBeNull();
    const bell = await send(app(), partner, notificationsApi.all);
    expect(bell.body.data[0]?.message).toBe('Deleted account accepted your invitation.');
  });
});

describe('POST /api/v1/person-invitations/accept', () => {
  it('adds to the account of the invited address, and to no other', async () => {
    const { tenant, partner, id } = await makeRecord();
    const seeker = await makeAccount(app(), tenant, 'job_seeker');
    const stranger = await makeAccount(app(), tenant, 'job_seeker');
    const { db } = app().services.database;
    await db.updateTable('imported_people').set({ email: seeker.email }).where('id', '=', id).execute();
    const token = await inviteAndOpen(partner, id, seeker.email);
    expect((await read(tenant.visitor, token))?.has_account).toBe(true);
    expect((await join(tenant.visitor, token)).problem.code).toBe('address_has_account');
    expect((await accept(stranger, token)).problem.code).toBe('other_account');
    expect((await accept(seeker, token)).status).toBe(200);
    expect((await send(app(), seeker, seekersApi.profile)).body.skills).toEqual(['SQL', 'Python', 'Excel']);
    expect(await readState(partner, id)).toMatchObject({ state: 'accepted', account_id: seeker.id });
  });
});

describe('POST /api/v1/person-invitations/decline', () => {
  it('stops invitations by every partner, until the person allows them again', async () => {
    const { tenant, partner, email, id } = await makeRecord();
    const token = await inviteAndOpen(partner, id, email);
    const [mail] = await receiveMail(app(), email);
    const stopToken = /unsubscribeConfirm\?token=([\w.-]+)/.exec(mail?.source ?? '')?.[1] ?? '';
    expect((await send(app(), tenant.visitor, joinAsSeekerApi.decline, { body: { token } })).status).toBe(200);
    expect(await readState(partner, id)).toMatchObject({ state: 'declined' });
    const other = await makeAccount(app(), tenant, 'recruiter');
    await importFiles(app(), other, [{ name: 'ada.txt', bytes: writeResume('Ada Quill', { email }) }]);
    const [twin] = await listPeople(other);
    expect((await invite(other, twin?.id ?? 0)).body.people[0]?.block).toBe('opted_out');
    const body = { token: stopToken, wants_mail: true };
    const allowed = await send(app(), tenant.visitor, mailApi.setSubscription, { body });
    expect(allowed.body).toMatchObject({ wants_mail: true, search: null, report: null });
    expect((await invite(other, twin?.id ?? 0)).body.people[0]?.block).toBeNull();
  });
});
