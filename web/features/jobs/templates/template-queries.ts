import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { FullJobTemplate, JobTemplate } from '#domain/features/jobs/templates/contract.ts';
import { jobTemplatesApi } from '#web/lib/api/hiring/jobs.ts';
import { call } from '#web/lib/call.ts';
import { omitEmpty } from '#web/lib/request.ts';

const allTemplates = ['job-templates'] as const;

/** Templates whose name, job title, or employer contains the text; empty for all. */
export const jobTemplates = (words: string) =>
  queryOptions({
    queryKey: [...allTemplates, 'list', words],
    queryFn: ({ signal }): Promise<{ templates: JobTemplate[]; has_more: boolean }> =>
      call(jobTemplatesApi.list, { query: omitEmpty({ words }) }, { signal }),
    placeholderData: keepPreviousData,
  });

/** A template with its content. Null loads nothing. */
export const jobTemplate = (id: string | null) =>
  queryOptions({
    queryKey: [...allTemplates, id],
    queryFn: ({ signal }): Promise<FullJobTemplate> =>
      call(jobTemplatesApi.read, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
  });

/** Changes of templates. Each one reloads the list. */
export function useTemplateActions() {
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: allTemplates });
  return {
    create: useMutation({
      mutationFn: (body: { job_id: number; name: string }) => call(jobTemplatesApi.create, { body }),
      onSuccess,
    }),
    rename: useMutation({
      mutationFn: ({ id, name }: { id: number; name: string }) =>
        call(jobTemplatesApi.rename, { params: { id: String(id) }, body: { name } }),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (id: number) => call(jobTemplatesApi.remove, { params: { id: String(id) } }),
      onSuccess,
    }),
  };
}
