import { contactApi } from '#domain/features/feedback/contact-contract.ts';
import { feedbackApi } from '#domain/features/feedback/contract.ts';
import { ratingsApi } from '#domain/features/feedback/ratings-contract.ts';
import { feedbackStaffApi } from '#domain/features/feedback/staff-contract.ts';
import { route } from '#server/http/serve.ts';
import { contactHandlers } from './contact.ts';
import { feedbackHandlers } from './handlers.ts';
import { ratingHandlers } from './ratings.ts';
import { feedbackStaffHandlers } from './staff-handlers.ts';

export const feedbackRoutes = [
  route(feedbackApi, feedbackHandlers),
  route(contactApi, contactHandlers),
  route(feedbackStaffApi, feedbackStaffHandlers),
  route(ratingsApi, ratingHandlers),
];
