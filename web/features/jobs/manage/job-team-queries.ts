import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { JobTeamChange } from '#domain/features/jobs/job-team.ts';
import { jobTeamApi } from '#web/lib/api/hiring/jobs.ts';
import { call } from '#web/lib/call.ts';

const at = (jobId: number) => ({ params: { id: String(jobId) } });

/** Who works on a job: read each time the dialog opens, and never while it is open. */
export const jobTeamQuery = (jobId: number) =>
  queryOptions({
    queryKey: ['job-team', jobId],
    queryFn: ({ signal }) => call(jobTeamApi.read, at(jobId), { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** The same, for a page that shows the names. */
export const jobTeamNamesQuery = (jobId: number) =>
  queryOptions({
    queryKey: ['job-team-names', jobId],
    queryFn: ({ signal }) => call(jobTeamApi.read, at(jobId), { signal }),
  });

/** The owner is in the job lists, and the count of open jobs in the list of the team. */
export function useSaveJobTeam(jobId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: JobTeamChange) => call(jobTeamApi.save, { ...at(jobId), body }),
    onSuccess: (team) => {
      queries.setQueryData(jobTeamNamesQuery(jobId).queryKey, team);
      return Promise.all([
        queries.invalidateQueries({ queryKey: ['jobs'] }),
        queries.invalidateQueries({ queryKey: ['teams'] }),
      ]);
    },
  });
}
