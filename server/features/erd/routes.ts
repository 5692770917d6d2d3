import { erdApi } from '#domain/features/erd/contract.ts';
import { route } from '#server/http/serve.ts';
import { erdHandlers } from './handlers.ts';

export const erdRoutes = [route(erdApi, erdHandlers)];
