import { overviewApi } from '#domain/features/overview/contract.ts';
import { route } from '#server/http/serve.ts';
import { overviewHandlers } from './handlers.ts';

export const overviewRoutes = [route(overviewApi, overviewHandlers)];
