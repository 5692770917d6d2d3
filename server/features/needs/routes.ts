import { needsApi } from '#domain/features/needs/contract.ts';
import { privateDraftsApi } from '#domain/features/needs/private-drafts.ts';
import { route } from '#server/http/serve.ts';
import { needsHandlers } from './handlers.ts';
import { privateDraftHandlers } from './private-drafts.ts';

export const needRoutes = [route(needsApi, needsHandlers), route(privateDraftsApi, privateDraftHandlers)];
