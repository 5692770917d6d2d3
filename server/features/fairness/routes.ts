import { fairnessApi } from '#domain/features/fairness/contract.ts';
import { route } from '#server/http/serve.ts';
import { fairnessHandlers } from './handlers.ts';

export const fairnessRoutes = [route(fairnessApi, fairnessHandlers)];
