import { humanReviewsApi } from '#domain/features/human-reviews/contract.ts';
import { route } from '#server/http/serve.ts';
import { humanReviewHandlers } from './handlers.ts';

export const humanReviewRoutes = [route(humanReviewsApi, humanReviewHandlers)];
