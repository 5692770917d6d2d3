import { preparedApplicationsApi } from '#domain/features/prepared-applications/contract.ts';
import { route } from '#server/http/serve.ts';
import { preparedApplicationHandlers } from './handlers.ts';

export const preparedApplicationRoutes = [route(preparedApplicationsApi, preparedApplicationHandlers)];
