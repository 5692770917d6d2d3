import { comparisonApi } from '#domain/features/interviews/comparison.ts';
import { interviewsApi } from '#domain/features/interviews/contract.ts';
import { route } from '#server/http/serve.ts';
import { comparisonHandlers } from './comparison/handlers.ts';
import { interviewHandlers } from './handlers.ts';

export const interviewRoutes = [route(interviewsApi, interviewHandlers), route(comparisonApi, comparisonHandlers)];
