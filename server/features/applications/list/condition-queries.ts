import { type RawBuilder, sql } from 'kysely';
import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { matchesTitle } from '#server/db/rows/title-words.ts';
import { isNotMaskedInList, type Reader, visibleApplications } from '#server/db/visibility.ts';
import { isNewSinceVisit, matchesMarks } from '#server/features/applications/marks/queries.ts';
import { type DueBy, isDueBy } from '#server/features/applications/step-queries.ts';
import { type FigureFilter, matchesFigure } from './figure-queries.ts';

/** A list as the caller may see it. */
export interface ListRequest extends Reader, FigureFilter {
  readonly jobId: number | undefined;
  readonly organisation: number | undefined;
  /** The job seeker, whose masked applications are left out. */
  readonly seeker: number | undefined;
  /** The people and jobs that match the text of the filter. */
  readonly text: TextFilter | undefined;
  readonly status: ApplicationStatus | undefined;
  /** Only applications whose reply is due by then. */
  readonly dueBy: DueBy | undefined;
  readonly tag: number | undefined;
  readonly rating: number | undefined;
  /** Only people who applied since the reader's last visit. */
  readonly isNew: boolean;
  readonly sort: 'score' | 'newest' | 'oldest';
  /** Whether the parts of the scores are read. */
  readonly hasParts: boolean;
}

export interface TextFilter {
  readonly userIds: readonly number[];
  /** Matches the job title or employer. */
  readonly words: string;
  /** Whether there are such jobs. */
  readonly hasJobs: boolean;
  /** Whether it is a common name without such jobs: then a page is found soonest in the order of the list. */
  readonly isCommonName: boolean;
}

/** The rows the caller may see, filtered by job and employer. */
export function matchesRequest(request: ListRequest): RawBuilder<boolean> {
  const { jobId, organisation, seeker, dueBy } = request;
  const jobCondition = jobId === undefined ? sql`` : sql`and a.job_id = ${jobId}`;
  const employerCondition = organisation === undefined ? sql`` : sql`and a.organisation_id = ${organisation}`;
  const seekerCondition =
    seeker === undefined ? sql`` : sql`and a.user_id = ${seeker} and ${isNotMaskedInList('a', request)}`;
  const dueCondition = dueBy === undefined ? sql`` : sql`and ${isDueBy(dueBy)}`;
  return sql<boolean>`${visibleApplications(request)} ${jobCondition} ${employerCondition} ${seekerCondition}
    ${dueCondition} ${matchesMarks(request)} ${isNewSinceVisit(request)} ${matchesFigure(request)}`;
}

/** The applications, or those of the people and jobs that match the text: two short lists by index instead of a long one. */
export function from(request: ListRequest): RawBuilder<unknown> {
  const { tenantId, text, jobId } = request;
  if (!text) return sql`applications a`;
  const columns = sql`tenant_id, id, job_id, user_id, organisation_id, status, awaits_consent, score_order, status_since,
    applied_at`;
  const ofPeople = sql`select ${columns} from applications n where tenant_id = ${tenantId}
    and user_id = any(${listUserIds(request, text)}) and ${isNotMaskedInList('n', request)}`;
  if (!text.hasJobs) return sql`(${ofPeople}) a`;
  const isListed = jobId === undefined ? sql`` : sql`and j.id = ${jobId}`;
  // A union would sort all rows to find those of both lists.
  return sql`(
    ${ofPeople}
    union all select ${columns} from applications n where tenant_id = ${tenantId}
      and not (user_id = any(${formatIds(text.userIds)}::bigint[]) and ${isNotMaskedInList('n', request)})
      and job_id = any(array(
      select j.id from jobs j where j.tenant_id = ${tenantId} ${isListed} and ${matchesTitle(text.words)}))) a`;
}

/**
 * Only for the applications of a whole tenant, the index of people is always the right one: then PostgreSQL need not see the ids
 * when it plans, which takes as long as reading the applications.
 */
function listUserIds({ scope, jobId, organisation }: ListRequest, { userIds }: TextFilter): RawBuilder<unknown> {
  const ids = sql`${formatIds(userIds)}::bigint[]`;
  const isOfTenant = scope === 'tenant' && jobId === undefined && organisation === undefined;
  return isOfTenant ? sql`(select ${ids})::bigint[]` : ids;
}

/** The people of a text as a condition for rows of `a` that are read in the order of the list. */
export function isOfPeople(request: ListRequest): RawBuilder<boolean> {
  return sql<boolean>`a.user_id = any(${formatIds(request.text?.userIds ?? [])}::bigint[]) and ${isNotMaskedInList('a', request)}`;
}

/** An array of PostgreSQL. The driver takes milliseconds to write thousands of ids. */
function formatIds(ids: readonly number[]): string {
  return `{${ids.join(',')}}`;
}
