import type { applicationMarksApi } from '#domain/features/applications/marks/contract.ts';
import type { Handlers } from '#server/http/serve.ts';
import { rateApplication, rateApplications, visitApplicants } from './review-marks.ts';
import { changeTags, listJobTags, removeTag } from './tags.ts';

export const applicationMarkHandlers = {
  tags: (ctx, { params }) => listJobTags(ctx, params.id),
  changeTags: (ctx, { body }) => changeTags(ctx, body),
  removeTag: (ctx, { params }) => removeTag(ctx, params.id),
  rate: (ctx, { params, body }) => rateApplication(ctx, params.id, body.rating),
  rateMany: (ctx, { body }) => rateApplications(ctx, body.ratings),
  visit: (ctx, { params }) => visitApplicants(ctx, params.id),
} satisfies Handlers<typeof applicationMarksApi>;
