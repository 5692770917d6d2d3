import { feedbackApi } from '#domain/features/feedback/contract.ts';
import { feedbackStaffApi } from '#domain/features/feedback/staff-contract.ts';
import { route } from '#server/http/serve.ts';
import { feedbackHandlers } from './handlers.ts';
import { feedbackStaffHandlers } from './staff-handlers.ts';

export const feedbackRoutes = [route(feedbackApi, feedbackHandlers), route(feedbackStaffApi, feedbackStaffHandlers)];
