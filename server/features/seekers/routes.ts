import { seekersApi } from '#domain/features/seekers/contract.ts';
import { seekerPoolApi } from '#domain/features/seekers/pool.ts';
import { peopleSearchApi } from '#domain/features/seekers/search/contract.ts';
import { route } from '#server/http/serve.ts';
import { peopleSearchHandlers, seekerHandlers, seekerPoolHandlers } from './handlers.ts';

export const seekerRoutes = [
  route(seekersApi, seekerHandlers),
  route(seekerPoolApi, seekerPoolHandlers),
  route(peopleSearchApi, peopleSearchHandlers),
];
