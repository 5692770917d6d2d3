import { privacyApi } from '#domain/features/privacy/contract.ts';
import { route } from '#server/http/serve.ts';
import { privacyHandlers } from './handlers.ts';

export const privacyRoutes = [route(privacyApi, privacyHandlers)];
