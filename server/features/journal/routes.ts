import { journalApi } from '#domain/features/journal/contract.ts';
import { route } from '#server/http/serve.ts';
import { journalHandlers } from './handlers.ts';

export const journalRoutes = [route(journalApi, journalHandlers)];
