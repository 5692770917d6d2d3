import { interviewsApi } from '#domain/features/interviews/contract.ts';
import { route } from '#server/http/serve.ts';
import { interviewHandlers } from './handlers.ts';

export const interviewRoutes = [route(interviewsApi, interviewHandlers)];
