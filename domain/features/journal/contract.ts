import * as z from 'zod/mini';
import { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Day, Id, IdFromText, intInQuery, line, Moment, paragraph } from '#domain/lib/fields.ts';

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

/** By the day of the next step, in the time zone of the caller. */
export const stepGroups = ['due', 'later', 'none'] as const;
/** By the days since the last contact: none yet, more than 30, 8 to 30, at most 7. */
export const contactGroups = ['never', 'month', 'week', 'recent'] as const;

/** A person of the caseload. */
export const CaseloadPerson = z.object({
  id: Id,
  name: z.string(),
  ...SupportFacts.shape,
  step_group: z.enum(stepGroups),
  contact_group: z.enum(contactGroups),
  /** Applications that the organization prepared and that wait for the person. */
  prepared_count: z.int(),
  application: z.nullable(CaseloadApplication),
});
export type CaseloadPerson = z.infer<typeof CaseloadPerson>;

/** How many people the organization supports, by group. */
export const CaseloadCounts = z.object({
  all: z.int(),
  /** A next step is due, or there was no contact in the last 30 days. */
  attention: z.int(),
  due: z.int(),
  later: z.int(),
  none: z.int(),
  never: z.int(),
  month: z.int(),
  week: z.int(),
  recent: z.int(),
});
export type CaseloadCounts = z.infer<typeof CaseloadCounts>;

export const caseloadSorts = ['next_step', 'last_contact'] as const;

/** Those who need attention, or those with a next step within seven days, today included. */
export const caseloadFilters = ['attention', 'next_days'] as const;

/** A page of the caseload; the counts are those of the whole caseload. */
export const CaseloadPage = z.object({
  people: z.array(CaseloadPerson),
  counts: CaseloadCounts,
  has_more: z.boolean(),
});
export type CaseloadPage = z.infer<typeof CaseloadPage>;

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
    query: z.object({
      sort: z.optional(z.enum(caseloadSorts)),
      only: z.optional(z.enum(caseloadFilters)),
      page: z.optional(intInQuery(1, 10_000)),
    }),
    response: CaseloadPage,
  }),
  ownPartner: endpoint({ method: 'GET', path: '/api/v1/me/partner', access: own, response: OwnPartner }),
  /** Ends the support: from then on the partner sees neither the person nor their journal. */
  endSupport: endpoint({ method: 'DELETE', path: '/api/v1/me/partner', access: own, response: OwnPartner }),
};
