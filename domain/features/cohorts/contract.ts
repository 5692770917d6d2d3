import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Day, Email, Id, IdFromText, intInQuery, line, nameLine, paragraph } from '#domain/lib/fields.ts';
import { cohortStatuses } from './lifecycle.ts';
import { maxAddedMembers, maxCertificateName, maxMembers, maxProgramSkills } from './limits.ts';

/** What a skilling partner enters about a program. Skills stay in the partner's words. */
export const ProgramDraft = z.object({
  name: nameLine(120, 1),
  description: paragraph(4000),
  skills: z.array(line(100, 1)).check(z.maxLength(maxProgramSkills)),
});
export type ProgramDraft = z.infer<typeof ProgramDraft>;

export const Program = z.object({ id: Id, ...ProgramDraft.shape, cohort_count: z.int() });
export type Program = z.infer<typeof Program>;

const dates = { name: nameLine(120, 1), starts_on: Day, ends_on: Day };

function hasDaysInOrder(draft: { readonly starts_on: string; readonly ends_on: string }): boolean {
  return draft.ends_on >= draft.starts_on;
}

const wrongOrder = { path: ['ends_on'], error: 'before_start' };

export const CohortDates = z.object(dates).check(z.refine(hasDaysInOrder, wrongOrder));
export type CohortDates = z.infer<typeof CohortDates>;

export const CohortDraft = z.object({ program_id: Id, ...dates }).check(z.refine(hasDaysInOrder, wrongOrder));
export type CohortDraft = z.infer<typeof CohortDraft>;

/** A cohort in the list. */
export const CohortSummary = z.object({
  id: Id,
  name: z.string(),
  program: z.string(),
  starts_on: Day,
  ends_on: Day,
  status: z.enum(cohortStatuses),
  /** People who agreed to take part. */
  member_count: z.int(),
  invited_count: z.int(),
  certificate_count: z.int(),
});
export type CohortSummary = z.infer<typeof CohortSummary>;

/** `added`: on the profile of the person; null: the person has not answered. */
const CertificateAnswer = z.nullable(z.enum(['added', 'declined']));

const MemberCertificate = z.object({ id: Id, name: z.string(), issued_on: Day, answer: CertificateAnswer });

/** A person of a cohort. People who have not agreed are known by the invited address only. */
export const CohortMember = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  consent: z.enum(['invited', 'agreed', 'declined']),
  certificates: z.array(MemberCertificate),
});
export type CohortMember = z.infer<typeof CohortMember>;

export const Cohort = z.object({
  ...CohortSummary.shape,
  program_id: Id,
  skills: z.array(z.string()),
  members: z.array(CohortMember),
  /** People who left. They are not listed. */
  left_count: z.int(),
});
export type Cohort = z.infer<typeof Cohort>;

/** People whom the partner supports and who are not in the cohort. */
const SupportedPerson = z.object({ id: Id, name: z.string() });
export type SupportedPerson = z.infer<typeof SupportedPerson>;

export const NewMembers = z
  .object({
    people: z.array(Id).check(z.maxLength(maxAddedMembers)),
    emails: z.array(Email).check(z.maxLength(maxAddedMembers)),
  })
  .check(z.refine(({ people, emails }) => people.length + emails.length > 0, { path: ['emails'], error: 'required' }));
export type NewMembers = z.infer<typeof NewMembers>;

const Members = z.array(Id).check(z.minLength(1), z.maxLength(maxMembers));

export const NewCertificates = z.object({ members: Members, name: line(maxCertificateName, 1), issued_on: Day });
export type NewCertificates = z.infer<typeof NewCertificates>;

/** A changed cohort with how many people the change applied to, and to how many not. */
const CohortChange = z.object({ cohort: Cohort, done: z.int(), skipped: z.int() });
export type CohortChange = z.infer<typeof CohortChange>;

const access = { permission: 'cohort.manage' } as const;
const Params = z.object({ id: IdFromText });

export const cohortsApi = {
  programs: endpoint({
    method: 'GET',
    path: '/api/v1/programs',
    access,
    response: z.object({ programs: z.array(Program) }),
  }),
  addProgram: endpoint({
    method: 'POST',
    path: '/api/v1/programs',
    access,
    body: ProgramDraft,
    response: Program,
    status: 201,
  }),
  saveProgram: endpoint({
    method: 'PUT',
    path: '/api/v1/programs/:id',
    access,
    params: Params,
    body: ProgramDraft,
    response: Program,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/cohorts',
    access,
    query: z.object({ page: z.optional(intInQuery(1, 10_000)) }),
    response: z.object({ cohorts: z.array(CohortSummary), total: z.int(), has_more: z.boolean() }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/v1/cohorts',
    access,
    body: CohortDraft,
    response: Cohort,
    status: 201,
  }),
  read: endpoint({ method: 'GET', path: '/api/v1/cohorts/:id', access, params: Params, response: Cohort }),
  save: endpoint({
    method: 'PUT',
    path: '/api/v1/cohorts/:id',
    access,
    params: Params,
    body: CohortDates,
    response: Cohort,
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/v1/cohorts/:id/status',
    access,
    params: Params,
    body: z.object({ to: z.enum(cohortStatuses) }),
    response: Cohort,
  }),
  people: endpoint({
    method: 'GET',
    path: '/api/v1/cohorts/:id/people',
    access,
    params: Params,
    response: z.object({ people: z.array(SupportedPerson) }),
  }),
  /** Supported people take part at once; invited addresses once the person agrees. */
  addMembers: endpoint({
    method: 'POST',
    path: '/api/v1/cohorts/:id/members',
    access,
    params: Params,
    body: NewMembers,
    response: CohortChange,
    perMinute: 20,
  }),
  removeMembers: endpoint({
    method: 'POST',
    path: '/api/v1/cohorts/:id/members/remove',
    access,
    params: Params,
    body: z.object({ members: Members }),
    response: CohortChange,
  }),
  /** Issues a certificate to members who agreed to take part. Each of them decides whether to add it to the profile. */
  issue: endpoint({
    method: 'POST',
    path: '/api/v1/cohorts/:id/certificates',
    access,
    params: Params,
    body: NewCertificates,
    response: CohortChange,
  }),
  /** Takes back a certificate that the person has not answered. */
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/v1/certificates/:id',
    access,
    params: Params,
    response: Cohort,
  }),
};
