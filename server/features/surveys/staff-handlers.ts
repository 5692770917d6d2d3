import type { surveysStaffApi } from '#domain/features/surveys/staff-contract.ts';
import type { Handlers } from '#server/http/serve.ts';
import { createSurvey, listSurveys, moveSurvey, readSurvey, removeDraft, sendSurvey, updateDraft } from './manage.ts';

export const surveyStaffHandlers = {
  list: async (ctx) => ({ surveys: await listSurveys(ctx) }),
  create: (ctx, { body }) => createSurvey(ctx, body.content),
  read: (ctx, { params }) => readSurvey(ctx, params.id),
  update: (ctx, { params, body }) => updateDraft(ctx, params.id, body),
  remove: async (ctx, { params }) => {
    await removeDraft(ctx, params.id);
    return { is_removed: true };
  },
  move: (ctx, { params, body }) => moveSurvey(ctx, params.id, body.to),
  send: (ctx, { params, body }) => sendSurvey(ctx, params.id, body.emails),
} satisfies Handlers<typeof surveysStaffApi>;
