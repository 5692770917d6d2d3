import * as z from 'zod/mini';
import { Tokens } from '#domain/features/accounts/contract.ts';
import { NewPassword } from '#domain/features/accounts/password.ts';
import { LinkToken } from '#domain/features/accounts/recovery.ts';
import { ImportedPerson } from '#domain/features/bulk-imports/resumes/people-contract.ts';
import { ProfileFields } from '#domain/features/seekers/contract.ts';
import { profileParts } from '#domain/features/seekers/from-resume.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText, nameLine } from '#domain/lib/fields.ts';
import { languages } from '#domain/phrases/phrases.ts';
import { invitationBlocks } from './invitation-status.ts';
import { maxInvitedPeople } from './limits.ts';

const People = z.array(Id).check(z.minLength(1), z.maxLength(maxInvitedPeople));

/** A chosen person; without a block, they can be invited, or were. */
export const InvitedPerson = z.object({
  id: Id,
  /** Empty for people whom the caller can't see. */
  name: z.string(),
  email: z.string(),
  block: z.nullable(z.enum(invitationBlocks)),
});
export type InvitedPerson = z.infer<typeof InvitedPerson>;

const InvitedPeople = z.object({ people: z.array(InvitedPerson) });

/** The invitation behind a link, with what the record offers for the profile. */
export const PersonInvitation = z.object({
  inviter: z.string(),
  /** The name of the partner, or of the tenant for an invitation by its administrator. */
  organisation: z.string(),
  /** Whether it is a partner, which can support the person. */
  can_support: z.boolean(),
  name: z.string(),
  email: z.string(),
  /** The address has an account: its owner logs in and accepts with it. */
  has_account: z.boolean(),
  offered: ProfileFields,
});
export type PersonInvitation = z.infer<typeof PersonInvitation>;

const answer = {
  token: LinkToken,
  /** The parts of the record to add to the profile. */
  parts: z.array(z.enum(profileParts)).check(z.maxLength(profileParts.length)),
  /** Whether the organization may see the profile and support the person. */
  is_supported: z.boolean(),
};

export const InvitationAnswer = z.object(answer);
export type InvitationAnswer = z.infer<typeof InvitationAnswer>;

const NewSeeker = z.object({
  ...answer,
  full_name: nameLine(200, 1),
  password: NewPassword,
  language: z._default(z.enum(languages), 'en'),
  /** Accepts the terms and the privacy policy. */
  consent: z.literal(true),
});
export type NewSeeker = z.infer<typeof NewSeeker>;

const access = { permission: 'resume.import' } as const;
const done = z.object({ status: z.literal('success') });

export const personInvitationsApi = {
  /** Who of these people can be invited; changes nothing. */
  preview: endpoint({
    method: 'POST',
    path: '/api/v1/imported-people/invitations/preview',
    access,
    body: z.object({ people: People }),
    response: InvitedPeople,
  }),
  /** Sends each of them an email with a link. A new link replaces the one before. */
  send: endpoint({
    method: 'POST',
    path: '/api/v1/imported-people/invitations',
    access,
    body: z.object({ people: People }),
    response: InvitedPeople,
    status: 201,
    perMinute: 10,
  }),
  /** Takes an open invitation back; its link stops working. */
  cancel: endpoint({
    method: 'DELETE',
    path: '/api/v1/imported-people/:id/invitation',
    access,
    params: z.object({ id: IdFromText }),
    response: ImportedPerson,
  }),
};

/** For the invited person, authorized by the link in the email. */
export const joinAsSeekerApi = {
  /** The invitation of a link, without using it up; null for a link that is none or no longer valid. */
  invitation: endpoint({
    method: 'POST',
    path: '/api/v1/person-invitations/read',
    access: 'public',
    body: z.object({ token: LinkToken }),
    response: z.object({ invitation: z.nullable(PersonInvitation) }),
    perMinute: 20,
  }),
  /** Creates the person's account with the invited address and logs it in. */
  join: endpoint({
    method: 'POST',
    path: '/api/v1/person-invitations/join',
    access: 'public',
    body: NewSeeker,
    response: Tokens,
    status: 201,
    perMinute: 20,
  }),
  /** Accepts with the caller's account, which must have the invited address. */
  accept: endpoint({
    method: 'POST',
    path: '/api/v1/person-invitations/accept',
    access: { permission: 'profile.own' },
    body: InvitationAnswer,
    response: done,
  }),
  /** Declines; the address gets no more invitations from any partner. */
  decline: endpoint({
    method: 'POST',
    path: '/api/v1/person-invitations/decline',
    access: 'public',
    body: z.object({ token: LinkToken }),
    response: done,
    perMinute: 20,
  }),
};
