import { outcomesApi } from '#domain/features/outcomes/contract.ts';
import { route } from '#server/http/serve.ts';
import { outcomeHandlers } from './handlers.ts';

export const outcomeRoutes = [route(outcomesApi, outcomeHandlers)];
