import { exportsApi } from '#domain/features/exports/contract.ts';
import { route } from '#server/http/serve.ts';
import { exportHandlers } from './handlers.ts';

export const exportRoutes = [route(exportsApi, exportHandlers)];
