import { textsApi } from '#domain/features/texts/contract.ts';
import { route } from '#server/http/serve.ts';
import { textHandlers } from './handlers.ts';

export const textRoutes = [route(textsApi, textHandlers)];
