import * as z from 'zod/mini';
import { StagePlan } from '#domain/features/jobs/job.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText, line, nameLine, paragraph, Website } from '#domain/lib/fields.ts';
import { OrganisationKind, OrganisationStatus } from './lifecycle.ts';

export const OrganisationChoice = z.object({ id: Id, name: z.string() });
export type OrganisationChoice = z.infer<typeof OrganisationChoice>;

export const OrganisationFields = z.object({
  name: nameLine(200, 1),
  website: Website,
  description: paragraph(4000),
  city: line(120),
  region: line(60),
  country: line(60),
});
export type OrganisationFields = z.infer<typeof OrganisationFields>;

/** The latest request to change the name: pending, or rejected with a reason. */
const NameRequest = z.object({ name: z.string(), status: z.enum(['pending', 'rejected']), reason: z.string() });

export const Organisation = z.object({
  ...OrganisationFields.shape,
  /** Not checked again: names and websites from before a rule stay readable. */
  name: z.string(),
  website: z.string(),
  id: Id,
  kind: OrganisationKind,
  status: OrganisationStatus,
  /** Null if there was none, or the latest was approved. */
  name_request: z.nullable(NameRequest),
});
export type Organisation = z.infer<typeof Organisation>;

/** The public view of an organization that funds the program. */
export const Sponsor = z.object({
  id: Id,
  name: z.string(),
  website: z.string(),
  description: z.string(),
});
export type Sponsor = z.infer<typeof Sponsor>;

/** The public view of an employer. */
export const EmployerProfile = z.object({
  id: Id,
  name: z.string(),
  website: z.string(),
  description: z.string(),
  city: z.string(),
  region: z.string(),
  country: z.string(),
  open_jobs: z.int(),
  /** The hiring steps of the newest open job. */
  steps: z.array(StagePlan),
  /** How many first replies of the last year came within the time that the job named. Null below ten. */
  replies: z.nullable(z.object({ promised: z.int(), kept: z.int() })),
});
export type EmployerProfile = z.infer<typeof EmployerProfile>;

/** With fewer replies than this, an employer has no figure. */
export const minPublicReplies = 10;

export const organisationsApi = {
  /** Approved corporate partners, sorted by name. */
  sponsors: endpoint({
    method: 'GET',
    path: '/api/v1/sponsors',
    access: 'public',
    response: z.object({ sponsors: z.array(Sponsor) }),
  }),
  /** Employers, sorted by name, for filters and for creating jobs on their behalf. */
  employers: endpoint({
    method: 'GET',
    path: '/api/v1/employers',
    access: { permission: 'organisation.list' },
    response: z.object({ organisations: z.array(OrganisationChoice) }),
  }),
  /** Non-profit partners, sorted by name, for team invitations. */
  partners: endpoint({
    method: 'GET',
    path: '/api/v1/partners',
    access: { permission: 'organisation.list' },
    response: z.object({ organisations: z.array(OrganisationChoice) }),
  }),
  /** An approved employer. */
  employer: endpoint({
    method: 'GET',
    path: '/api/v1/employers/:id',
    access: 'public',
    params: z.object({ id: IdFromText }),
    response: EmployerProfile,
  }),
  /** The organisation the caller leads. */
  own: endpoint({
    method: 'GET',
    path: '/api/v1/organisation',
    access: { permission: 'organisation.own' },
    response: Organisation,
  }),
  /** A new name of an approved organization waits for approval; the others change at once. */
  saveOwn: endpoint({
    method: 'PUT',
    path: '/api/v1/organisation',
    access: { permission: 'organisation.own' },
    body: OrganisationFields,
    response: Organisation,
    perMinute: 20,
  }),
};
