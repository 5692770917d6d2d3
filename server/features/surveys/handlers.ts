import type { surveysApi } from '#domain/features/surveys/contract.ts';
import type { Handlers } from '#server/http/serve.ts';
import { finishSurvey, openSharedSurvey, openSurvey, saveAnswers, startSharedSurvey } from './answer.ts';

export const surveyHandlers = {
  open: (ctx, { body }) => openSurvey(ctx, body.token),
  openShared: (ctx, { body }) => openSharedSurvey(ctx, body.key),
  start: (ctx, { body }) => startSharedSurvey(ctx, body.key),
  save: (ctx, { body }) => saveAnswers(ctx, body),
  finish: async (ctx, { body }) => {
    await finishSurvey(ctx, body);
    return { status: 'success' as const };
  },
} satisfies Handlers<typeof surveysApi>;
