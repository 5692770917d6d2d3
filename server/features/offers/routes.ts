import { offersApi } from '#domain/features/offers/contract.ts';
import { route } from '#server/http/serve.ts';
import { offerHandlers } from './handlers.ts';

export const offerRoutes = [route(offersApi, offerHandlers)];
