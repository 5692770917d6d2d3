import { cohortsApi } from '#domain/features/cohorts/contract.ts';
import { ownTrainingApi } from '#domain/features/cohorts/own-contract.ts';
import { route } from '#server/http/serve.ts';
import { cohortHandlers, ownTrainingHandlers } from './handlers.ts';

export const cohortRoutes = [route(cohortsApi, cohortHandlers), route(ownTrainingApi, ownTrainingHandlers)];
