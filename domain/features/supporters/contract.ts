import * as z from 'zod/mini';
import { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { Need } from '#domain/features/needs/contract.ts';
import { Profile, ProfileFields } from '#domain/features/seekers/contract.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Email, Id, IdFromText, Moment, nameLine } from '#domain/lib/fields.ts';

/** Rights of a supporter. Working needs are shared separately, item by item. */
export const supporterRights = ['see_applications', 'see_profile', 'edit_profile'] as const;
export type SupporterRight = (typeof supporterRights)[number];

const Rights = z.array(z.enum(supporterRights)).check(z.minLength(1), z.maxLength(supporterRights.length));

/** Logged actions of a supporter. */
const supporterActions = [
  'accepted',
  'saw_applications',
  'saw_profile',
  'edited_profile',
  'saw_needs',
  'stopped',
] as const;
export type SupporterAction = (typeof supporterActions)[number];

const SupporterStatus = z.enum(['invited', 'active', 'ended']);
export type SupporterStatus = z.infer<typeof SupporterStatus>;

/** A supporter the caller invited, with their latest actions. */
export const Supporter = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  rights: z.array(z.enum(supporterRights)),
  status: SupporterStatus,
  since: Moment,
  acts: z.array(z.object({ id: Id, at: Moment, action: z.enum(supporterActions) })),
});
export type Supporter = z.infer<typeof Supporter>;

/** A job seeker the caller supports. */
export const SupportedPerson = z.object({
  id: Id,
  name: z.string(),
  rights: z.array(z.enum(supporterRights)),
  /** Working needs shared with the caller. */
  need_count: z.int(),
  since: Moment,
});
export type SupportedPerson = z.infer<typeof SupportedPerson>;

/** An application as a supporter reads it. */
const SupportedApplication = z.object({
  id: Id,
  job: z.string(),
  company: z.string(),
  status: ApplicationStatus,
  status_since: Moment,
});

export const SupporterInvitation = z.object({ name: nameLine(120, 1), email: Email, rights: Rights });
export type SupporterInvitation = z.infer<typeof SupporterInvitation>;

const own = { permission: 'supporter.invite' } as const;
const help = { permission: 'supporter.help' } as const;
const Params = z.object({ id: IdFromText });
const Token = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });
const SupporterList = z.object({ supporters: z.array(Supporter) });
const SupportedList = z.object({ people: z.array(SupportedPerson) });

export const supportersApi = {
  list: endpoint({ method: 'GET', path: '/api/v1/supporters', access: own, response: SupporterList }),
  invite: endpoint({
    method: 'POST',
    path: '/api/v1/supporters',
    access: own,
    body: SupporterInvitation,
    response: SupporterList,
    status: 201,
    perMinute: 10,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v1/supporters/:id',
    access: own,
    params: Params,
    body: z.object({ rights: Rights }),
    response: SupporterList,
  }),
  /** Takes effect immediately and revokes all grants to the supporter. */
  end: endpoint({
    method: 'DELETE',
    path: '/api/v1/supporters/:id',
    access: own,
    params: Params,
    response: SupporterList,
  }),
  /** The invitation behind a link; does not use the link up. */
  invitation: endpoint({
    method: 'POST',
    path: '/api/v1/supporting/invitation',
    access: 'public',
    body: Token,
    response: z.object({ name: z.string(), email: z.string(), rights: z.array(z.enum(supporterRights)) }),
    perMinute: 20,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/v1/supporting',
    access: help,
    body: Token,
    response: SupportedList,
    perMinute: 20,
  }),
  helped: endpoint({ method: 'GET', path: '/api/v1/supporting', access: help, response: SupportedList }),
  stop: endpoint({
    method: 'DELETE',
    path: '/api/v1/supporting/:id',
    access: help,
    params: Params,
    response: SupportedList,
  }),
  applications: endpoint({
    method: 'GET',
    path: '/api/v1/supporting/:id/applications',
    access: help,
    params: Params,
    response: z.object({ applications: z.array(SupportedApplication) }),
  }),
  profile: endpoint({
    method: 'GET',
    path: '/api/v1/supporting/:id/profile',
    access: help,
    params: Params,
    response: Profile,
  }),
  saveProfile: endpoint({
    method: 'PUT',
    path: '/api/v1/supporting/:id/profile',
    access: help,
    params: Params,
    body: z.object({ profile: ProfileFields, version: z.int() }),
    response: Profile,
  }),
  openNeeds: endpoint({
    method: 'POST',
    path: '/api/v1/supporting/:id/working-needs/open',
    access: help,
    params: Params,
    response: z.object({ needs: z.array(Need) }),
  }),
};
