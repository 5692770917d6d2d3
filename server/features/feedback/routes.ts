import { feedbackApi } from '#domain/features/feedback/contract.ts';
import { route } from '#server/http/serve.ts';
import { feedbackHandlers } from './handlers.ts';

export const feedbackRoutes = [route(feedbackApi, feedbackHandlers)];
