import { jobsApi } from '#domain/features/jobs/contract.ts';
import { jobHistoryApi } from '#domain/features/jobs/job-history.ts';
import { jobTeamApi } from '#domain/features/jobs/job-team.ts';
import { jobInterestApi } from '#domain/features/jobs/job-views.ts';
import { matchPreviewApi } from '#domain/features/jobs/match-preview.ts';
import { savedJobsApi } from '#domain/features/jobs/search/saved.ts';
import { jobTemplatesApi } from '#domain/features/jobs/templates/contract.ts';
import { route } from '#server/http/serve.ts';
import {
  historyHandlers,
  interestHandlers,
  jobHandlers,
  jobTeamHandlers,
  matchPreviewHandlers,
  savedJobHandlers,
  templateHandlers,
} from './handlers.ts';

export const jobRoutes = [
  route(jobsApi, jobHandlers),
  route(savedJobsApi, savedJobHandlers),
  route(jobInterestApi, interestHandlers),
  route(jobHistoryApi, historyHandlers),
  route(jobTeamApi, jobTeamHandlers),
  route(matchPreviewApi, matchPreviewHandlers),
  route(jobTemplatesApi, templateHandlers),
];
