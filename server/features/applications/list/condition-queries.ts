import { type RawBuilder, sql } from 'kysely';
import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { isNotMaskedInList, type Reader, visibleApplications } from '#server/db/visibility.ts';
import { isNewSinceVisit, matchesMarks } from '#server/features/applications/marks/queries.ts';
import { type DueBy, isDueBy } from '#server/features/applications/step-queries.ts';
import { type FigureFilter, matchesFigure } from './figure-queries.ts';
import type { ApplicationCopy } from './in-memory/application-copies.ts';

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
  /** The jobs whose title or employer matches. */
  readonly jobIds: readonly number[];
  /** Whether so many people or jobs match that their applications are found in memory. */
  readonly isBroad: boolean;
  /** The applications in memory, if a search before this one has read them. */
  readonly copy: ApplicationCopy | undefined;
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
