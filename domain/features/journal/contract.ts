import * as z from 'zod/mini';
import { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Day, Id, IdFromText, line, Moment, paragraph } from '#domain/lib/fields.ts';

export const journalKinds = ['call', 'meeting', 'training', 'support', 'placement'] as const;

export const maxTags = 10;
export const maxTagLength = 40;

/** What a partner enters. A next step has a day, and a day has a next step. */
export const JournalDraft = z
  .object({
    kind: z.enum(journalKinds),
    day: Day,
    text: paragraph(4000, 1),
    /** Whether the person reads the entry. */
    is_shared: z.boolean(),
    next_step: line(200),
    next_step_on: z.nullable(Day),
  })
  .check(
    z.refine((draft) => draft.next_step === '' || draft.next_step_on !== null, {
      path: ['next_step_on'],
      error: 'required',
    }),
    z.refine((draft) => draft.next_step !== '' || draft.next_step_on === null, {
      path: ['next_step'],
      error: 'required',
    }),
  );
export type JournalDraft = z.infer<typeof JournalDraft>;

export const JournalEntry = z.object({
  id: Id,
  kind: z.enum(journalKinds),
  day: Day,
  text: z.string(),
  is_shared: z.boolean(),
  next_step: z.string(),
  next_step_on: z.nullable(Day),
  is_done: z.boolean(),
  author: z.string(),
});
export type JournalEntry = z.infer<typeof JournalEntry>;

/** The journal of one person, newest first, with the organization's tags. */
export const Journal = z.object({ entries: z.array(JournalEntry), tags: z.array(z.string()) });
export type Journal = z.infer<typeof Journal>;

/** What the caller's organization recorded about a person it supports. */
export const SupportFacts = z.object({
  tags: z.array(z.string()),
  last_contact_on: z.nullable(Day),
  /** The open step that is due first. */
  next_step: z.nullable(z.object({ id: Id, text: z.string(), on: Day })),
});
export type SupportFacts = z.infer<typeof SupportFacts>;

/** The application of a supported person that moved last and is still open. */
const CaseloadApplication = z.object({
  id: Id,
  job: z.string(),
  company: z.string(),
  status: ApplicationStatus,
  status_before: z.nullable(ApplicationStatus),
  status_since: Moment,
});

/** A person of the caseload. */
export const CaseloadPerson = z.object({
  id: Id,
  name: z.string(),
  ...SupportFacts.shape,
  /** Applications that the organization prepared and that wait for the person. */
  prepared_count: z.int(),
  application: z.nullable(CaseloadApplication),
});
export type CaseloadPerson = z.infer<typeof CaseloadPerson>;

export const caseloadSorts = ['next_step', 'last_contact'] as const;

/** The partner that supports the caller, and the entries it shared with them. */
export const OwnPartner = z.object({ partner: z.nullable(z.string()), entries: z.array(JournalEntry) });
export type OwnPartner = z.infer<typeof OwnPartner>;

const access = { permission: 'journal.write' } as const;
const own = { permission: 'journal.own' } as const;
const Params = z.object({ id: IdFromText });

export const journalApi = {
  ofPerson: endpoint({
    method: 'GET',
    path: '/api/v1/seekers/:id/journal',
    access,
    params: Params,
    response: Journal,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/v1/seekers/:id/journal',
    access,
    params: Params,
    body: JournalDraft,
    response: Journal,
    status: 201,
  }),
  saveTags: endpoint({
    method: 'PUT',
    path: '/api/v1/seekers/:id/tags',
    access,
    params: Params,
    body: z.object({ tags: z.array(line(maxTagLength, 1)).check(z.maxLength(maxTags)) }),
    response: Journal,
  }),
  /** Marks the next step of an entry as done. Repeating it changes nothing. */
  complete: endpoint({
    method: 'POST',
    path: '/api/v1/journal/:id/done',
    access,
    params: Params,
    response: Journal,
  }),
  /** The people the caller's organization supports: by the day of the next step, or longest without contact first. */
  caseload: endpoint({
    method: 'GET',
    path: '/api/v1/caseload',
    access,
    query: z.object({ sort: z.optional(z.enum(caseloadSorts)) }),
    response: z.object({ people: z.array(CaseloadPerson), total: z.int() }),
  }),
  ownPartner: endpoint({ method: 'GET', path: '/api/v1/me/partner', access: own, response: OwnPartner }),
  /** Ends the support: from then on the partner sees neither the person nor their journal. */
  endSupport: endpoint({ method: 'DELETE', path: '/api/v1/me/partner', access: own, response: OwnPartner }),
};
