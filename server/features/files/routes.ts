import { filesApi } from '#domain/features/files/contract.ts';
import { route } from '#server/http/serve.ts';
import { fileHandlers } from './handlers.ts';

export const fileRoutes = [route(filesApi, fileHandlers)];
