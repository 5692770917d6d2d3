import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { maxBulkSize } from '#domain/features/applications/bulk/max-bulk-size.ts';
import type { JobTags, RatingChange, RatingResult, TagResult } from '#domain/features/applications/marks/contract.ts';
import type { ApplicantRating } from '#domain/features/applications/marks/marks.ts';
import { useInvalidateApplications } from '#web/features/applications/staff-queries.ts';
import { applicationMarksApi } from '#web/lib/api/hiring/applications.ts';
import { call } from '#web/lib/call.ts';

/** The tags of the job's organization. */
export const jobTagsQuery = (jobId: number) =>
  queryOptions({
    queryKey: ['applications', 'tags', jobId],
    queryFn: ({ signal }): Promise<JobTags> =>
      call(applicationMarksApi.tags, { params: { id: String(jobId) } }, { signal }),
  });

interface TagChange {
  readonly ids: readonly number[];
  readonly add: readonly string[];
  readonly remove: readonly number[];
}

/** Adds tags by name and removes tags; each application has its own result. */
export function useChangeTags() {
  const forget = useInvalidateApplications();
  return useMutation({
    mutationFn: async ({ ids, add, remove }: TagChange): Promise<TagResult[]> => {
      const results: TagResult[] = [];
      for (let start = 0; start < ids.length; start += maxBulkSize) {
        const body = { ids: ids.slice(start, start + maxBulkSize), add: [...add], remove: [...remove] };
        results.push(...(await call(applicationMarksApi.changeTags, { body })).results);
      }
      return results;
    },
    onSuccess: forget,
  });
}

/** Removes a tag from the organization. */
export function useRemoveTag() {
  const forget = useInvalidateApplications();
  return useMutation({
    mutationFn: (id: number) => call(applicationMarksApi.removeTag, { params: { id: String(id) } }),
    onSuccess: forget,
  });
}

export function useRate(id: number) {
  const forget = useInvalidateApplications();
  return useMutation({
    mutationFn: (rating: ApplicantRating | null) =>
      call(applicationMarksApi.rate, { params: { id: String(id) }, body: { rating } }),
    onSuccess: forget,
  });
}

/** Rates several applicants; each application has its own result. */
export function useRateMany() {
  const forget = useInvalidateApplications();
  return useMutation({
    mutationFn: async (ratings: readonly RatingChange[]): Promise<RatingResult[]> => {
      const results: RatingResult[] = [];
      for (let start = 0; start < ratings.length; start += maxBulkSize) {
        const body = { ratings: ratings.slice(start, start + maxBulkSize) };
        results.push(...(await call(applicationMarksApi.rateMany, { body })).results);
      }
      return results;
    },
    onSuccess: forget,
  });
}

/** Records the visit to the applicants of a job; a new one changes who is marked as new. */
export function useApplicantVisit(jobId: number, isActive: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isActive) return;
    // Without a record of the visit, only the marks of new applicants are older.
    void call(applicationMarksApi.visit, { params: { id: String(jobId) } }).then(
      ({ is_new_visit: isNewVisit }) =>
        isNewVisit ? queries.invalidateQueries({ queryKey: ['applications'] }) : undefined,
      () => undefined,
    );
  }, [jobId, isActive, queries]);
}
