import type { jobsApi } from '#domain/features/jobs/contract.ts';
import type { jobHistoryApi } from '#domain/features/jobs/job-history.ts';
import type { jobTeamApi } from '#domain/features/jobs/job-team.ts';
import type { jobInterestApi } from '#domain/features/jobs/job-views.ts';
import type { matchPreviewApi } from '#domain/features/jobs/match-preview.ts';
import type { savedJobsApi } from '#domain/features/jobs/search/saved.ts';
import type { jobTemplatesApi } from '#domain/features/jobs/templates/contract.ts';
import type { Handlers } from '#server/http/serve.ts';
import { moveJob, requestPublishing, returnDraft } from './manage/change-status.ts';
import { duplicateJob } from './manage/duplicate-job.ts';
import { readJobTeam, saveJobTeam } from './manage/job-team.ts';
import { readInterest, recordJobView } from './manage/job-views.ts';
import { listManagedJobs } from './manage/managed-jobs.ts';
import { listVersions, readVersion } from './manage/versions.ts';
import { previewMatch } from './preview/match-preview.ts';
import { listSavedJobIds, listSavedJobs, saveJob, unsaveJob } from './saved/saved-jobs.ts';
import { readFacets } from './search/facets.ts';
import { searchJobs } from './search/search.ts';
import { listSimilarJobs } from './search/similar-jobs.ts';
import { suggestSearches } from './search/suggestions.ts';
import { createJob, editJob, readJob } from './service.ts';
import { changeName, createTemplate, listTemplates, readTemplate, removeTemplate } from './templates/templates.ts';

export const jobHandlers = {
  search: (ctx, { query }) => searchJobs(ctx, query),
  facets: (ctx, { query }) => readFacets(ctx, query),
  suggest: async (ctx, { query }) => ({ suggestions: await suggestSearches(ctx, query.words) }),
  read: (ctx, { params }) => readJob(ctx, params.id),
  similar: async (ctx, { params }) => ({ jobs: await listSimilarJobs(ctx, params.id) }),
  manage: (ctx, { query }) => listManagedJobs(ctx, query),
  create: (ctx, { body }) => createJob(ctx, body),
  duplicate: (ctx, { params }) => duplicateJob(ctx, params.id),
  edit: (ctx, { params, body }) => editJob(ctx, params.id, body.job, body.version),
  askToPublish: async (ctx, { params, body }) => {
    await requestPublishing(ctx, params.id, body.version);
    return readJob(ctx, params.id);
  },
  returnDraft: async (ctx, { params, body }) => {
    await returnDraft(ctx, params.id, body);
    return readJob(ctx, params.id);
  },
  move: async (ctx, { params, body }) => {
    await moveJob(ctx, params.id, body);
    return readJob(ctx, params.id);
  },
} satisfies Handlers<typeof jobsApi>;

export const savedJobHandlers = {
  list: (ctx, { query }) => listSavedJobs(ctx, query.cursor),
  ids: (ctx) => listSavedJobIds(ctx),
  save: (ctx, { params }) => saveJob(ctx, params.id),
  remove: (ctx, { params }) => unsaveJob(ctx, params.id),
} satisfies Handlers<typeof savedJobsApi>;

export const interestHandlers = {
  view: (ctx, { params, request }) => recordJobView(ctx, params.id, request.headers['user-agent'] ?? ''),
  read: (ctx, { params }) => readInterest(ctx, params.id),
} satisfies Handlers<typeof jobInterestApi>;

export const historyHandlers = {
  list: (ctx, { params, query }) => listVersions(ctx, params.id, query.cursor),
  read: (ctx, { params }) => readVersion(ctx, params.id, params.version),
} satisfies Handlers<typeof jobHistoryApi>;

export const jobTeamHandlers = {
  read: (ctx, { params }) => readJobTeam(ctx, params.id),
  save: (ctx, { params, body }) => saveJobTeam(ctx, params.id, body),
} satisfies Handlers<typeof jobTeamApi>;

export const matchPreviewHandlers = {
  preview: (ctx, { body }) => previewMatch(ctx, body.job, body.job_id),
} satisfies Handlers<typeof matchPreviewApi>;

export const templateHandlers = {
  list: (ctx, { query }) => listTemplates(ctx, query.words),
  read: (ctx, { params }) => readTemplate(ctx, params.id),
  create: (ctx, { body }) => createTemplate(ctx, body.job_id, body.name),
  rename: (ctx, { params, body }) => changeName(ctx, params.id, body.name),
  remove: (ctx, { params }) => removeTemplate(ctx, params.id),
} satisfies Handlers<typeof jobTemplatesApi>;
