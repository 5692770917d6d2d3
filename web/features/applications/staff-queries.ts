import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { MovedApplication } from '#domain/features/applications/bulk/contract.ts';
import type { Application, applicationFigures, applicationSorts } from '#domain/features/applications/contract.ts';
import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import type { Mentionable } from '#domain/features/applications/notes/contract.ts';
import { forgetJobs } from '#web/features/jobs/queries.ts';
import { applicationNotesApi, applicationStatesApi, applicationsApi } from '#web/lib/api/hiring/applications.ts';
import { call } from '#web/lib/call.ts';
import { omitEmpty } from '#web/lib/request.ts';
import { addJobs, type CardPage } from './application-pages.ts';

/** Filters of a staff list of applications; empty means any. */
export interface ApplicantFilter {
  readonly status: ApplicationStatus | null;
  readonly words: string;
  readonly organisation: string;
  readonly sort: (typeof applicationSorts)[number];
}

export interface StaffApplicationFilter extends ApplicantFilter {
  /** Only those that a key figure of the start page counts. */
  readonly figure: (typeof applicationFigures)[number] | null;
}

/** Filter by the team's marks; empty means any. */
interface MarksFilter {
  readonly tag: string;
  readonly rating: string;
  /** Only people who applied since the reader's last visit. */
  readonly isNew: boolean;
}

export interface JobApplicantFilter extends Omit<ApplicantFilter, 'organisation'>, MarksFilter {
  /** Only those whose reply is due within 7 days or overdue. */
  readonly isDue: boolean;
}

/** The applicants of a job. */
export const applicantsQuery = (jobId: number, filter: JobApplicantFilter) =>
  infiniteQueryOptions({
    queryKey: ['applications', 'of-job', jobId, filter],
    queryFn: async ({ pageParam, signal }): Promise<CardPage> => {
      const { isDue, tag, rating, isNew, ...rest } = filter;
      const marks = { ...getMarksQuery({ tag, rating, isNew }), ...(isDue && { due: 'week' as const }) };
      const query = { ...getQuery({ ...rest, organisation: '' }, pageParam), ...marks };
      return addJobs(await call(applicationsApi.ofJob, { params: { id: String(jobId) }, query }, { signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  });

/** How many applicants of a job match a filter. */
const applicantCountQuery = (jobId: number, filter: { readonly due: 'week' } | { readonly since: 'last_visit' }) =>
  queryOptions({
    queryKey: ['applications', 'count', jobId, filter],
    queryFn: async ({ signal }): Promise<number> => {
      const query = { ...filter, limit: '1', parts: 'none' } as const;
      const { counts } = await call(applicationsApi.ofJob, { params: { id: String(jobId) }, query }, { signal });
      return Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);
    },
  });

/** How many applicants of a job wait for a reply that is due within 7 days or overdue. */
export const dueCountQuery = (jobId: number) => applicantCountQuery(jobId, { due: 'week' });

/** How many people applied for a job since the reader's last visit; none before the second visit. */
export const newCountQuery = (jobId: number) => applicantCountQuery(jobId, { since: 'last_visit' });

/** Maximum number of cards on a board; the table shows all. */
export const boardLimit = 200;

const anyMarks: MarksFilter = { tag: '', rating: '', isNew: false };

export const boardQuery = (jobId: number, words: string, marks: MarksFilter = anyMarks) =>
  queryOptions({
    queryKey: ['applications', 'board', jobId, words, marks],
    queryFn: async ({ signal }): Promise<CardPage> => {
      const limit = String(boardLimit);
      const query = { sort: 'score', limit, ...omitEmpty({ words }), ...getMarksQuery(marks) } as const;
      return addJobs(await call(applicationsApi.ofJob, { params: { id: String(jobId) }, query }, { signal }));
    },
    placeholderData: keepPreviousData,
  });

/** All applications in the user's scope. */
export const staffApplications = ({ figure, ...filter }: StaffApplicationFilter) =>
  infiniteQueryOptions({
    queryKey: ['applications', 'staff', filter, figure],
    queryFn: async ({ pageParam, signal }): Promise<CardPage> => {
      const query = { ...getQuery(filter, pageParam), ...omitEmpty({ figure }) };
      return addJobs(await call(applicationsApi.list, { query }, { signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  });

/** The newest applications of a job seeker that the caller may see. */
export const seekerApplications = (seekerId: number) =>
  queryOptions({
    queryKey: ['applications', 'of-seeker', seekerId],
    queryFn: async ({ signal }): Promise<CardPage> =>
      addJobs(await call(applicationsApi.list, { query: { seeker: String(seekerId) } }, { signal })),
  });

export interface Move {
  readonly id: number;
  readonly to: ApplicationStatus;
  readonly version: number;
  readonly note: string;
  readonly message: string;
}

/** Moves an application. `useForgetApplications` invalidates its lists. */
export function moveApplication({ id, ...body }: Move): Promise<MovedApplication> {
  return call(applicationStatesApi.move, { params: { id: String(id) }, body });
}

/** The colleagues whom a note on the application can mention. */
export const mentionableQuery = (id: number) =>
  queryOptions({
    queryKey: ['applications', 'mentionable', id],
    queryFn: async ({ signal }): Promise<Mentionable[]> =>
      (await call(applicationNotesApi.mentionable, { params: { id: String(id) } }, { signal })).people,
  });

export function useAddNote(id: number) {
  const forget = useInvalidateApplications();
  return useMutation({
    mutationFn: (body: { readonly text: string; readonly mentions: number[] }): Promise<Application> =>
      call(applicationsApi.addNote, { params: { id: String(id) }, body }),
    onSuccess: forget,
  });
}

/** Invalidates everything that shows a moved application. */
export function useInvalidateApplications(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () => forgetJobs(queries);
}

function getMarksQuery({ tag, rating, isNew }: MarksFilter) {
  return { ...omitEmpty({ tag, rating }), ...(isNew && { since: 'last_visit' as const }) };
}

function getQuery({ status, words, organisation, sort }: ApplicantFilter, cursor: string | null) {
  return { sort, ...omitEmpty({ status, words, organisation, cursor }) };
}
