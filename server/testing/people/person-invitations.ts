import { randomUUID } from 'node:crypto';
import { joinAsSeekerApi, personInvitationsApi } from '#domain/features/bulk-imports/people/invitation-contract.ts';
import { importedPeopleApi } from '#domain/features/bulk-imports/resumes/people-contract.ts';
import type { TestApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant } from '#server/testing/factories.ts';
import { receiveMail } from '#server/testing/peers/mailbox.ts';
import { importFiles, writeResume } from '#server/testing/resume-imports.ts';
import { type Caller, send } from '#server/testing/send.ts';

export const invitedPassword = 'plum ladder orbit';

/** Invitations of imported people, from the partner's record to the person's answer. */
export function invitationHelpers(app: () => TestApp) {
  /** A partner with one imported person. */
  async function makeRecord() {
    const tenant = await makeTenant(app());
    const partner = await makeAccount(app(), tenant, 'recruiter', { fullName: 'Ines Okafor' });
    const email = `${randomUUID()}@example.com`;
    await importFiles(app(), partner, [{ name: 'ada.txt', bytes: writeResume('Ada Quill', { email }) }]);
    return { tenant, partner, email, id: (await listPeople(partner))[0]?.id ?? 0 };
  }

  async function listPeople(partner: Caller, query: { invitation?: 'none' | 'open' | 'accepted' } = {}) {
    return (await send(app(), partner, importedPeopleApi.list, { query })).body.people;
  }

  const invite = (partner: Caller, ...people: number[]) =>
    send(app(), partner, personInvitationsApi.send, { body: { people } });

  async function inviteAndOpen(partner: Caller, id: number, email: string): Promise<string> {
    await invite(partner, id);
    return (await receiveMail(app(), email)).at(-1)?.token ?? '';
  }

  const join = (visitor: Caller, token: string, given: { is_supported?: boolean } = {}) =>
    send(app(), visitor, joinAsSeekerApi.join, {
      body: {
        token,
        parts: ['about', 'contact', 'skills'],
        is_supported: true,
        full_name: 'Ada Quill',
        password: invitedPassword,
        consent: true,
        ...given,
      },
    });

  const read = async (visitor: Caller, token: string) =>
    (await send(app(), visitor, joinAsSeekerApi.invitation, { body: { token } })).body.invitation;

  const accept = (caller: Caller, token: string) =>
    send(app(), caller, joinAsSeekerApi.accept, { body: { token, parts: ['skills'], is_supported: true } });

  async function readState(partner: Caller, id: number) {
    const { body } = await send(app(), partner, importedPeopleApi.read, { params: { id: String(id) } });
    return body.invitation && { ...body.invitation, account_id: body.account_id };
  }

  return { makeRecord, listPeople, invite, inviteAndOpen, join, read, accept, readState };
}
