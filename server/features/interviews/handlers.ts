import type { interviewsApi } from '#domain/features/interviews/contract.ts';
import type { Handlers } from '#server/http/serve.ts';
import { pickSlot, refuseSlots } from './answer.ts';
import { cancelInterview, closeInterview } from './close.ts';
import { checkSlots, readPanelCalendar } from './panel-times.ts';
import { createInterview, editInterview } from './plan.ts';
import { proposeSlots } from './propose.ts';
import {
  listCalendar,
  listInterviewCandidates,
  listInterviews,
  readInterview,
  readInterviewStart,
  readInterviewsOfApplication,
} from './read.ts';
import { submitScorecard } from './score.ts';

export const interviewHandlers = {
  list: (ctx, { query }) => listInterviews(ctx, query),
  calendar: (ctx, { query }) => listCalendar(ctx, query),
  read: (ctx, { params }) => readInterview(ctx, params.id),
  ofApplication: (ctx, { params }) => readInterviewsOfApplication(ctx, params.id),
  candidates: (ctx) => listInterviewCandidates(ctx),
  start: (ctx, { params }) => readInterviewStart(ctx, params.id),
  checkSlots: (ctx, { params, body }) => checkSlots(ctx, params.id, body),
  panelCalendar: (ctx, { params, query }) => readPanelCalendar(ctx, params.id, query),
  create: (ctx, { params, body }) => createInterview(ctx, params.id, body),
  edit: (ctx, { params, body: { version, ...plan } }) => editInterview(ctx, params.id, plan, version),
  propose: (ctx, { params, body }) => proposeSlots(ctx, params.id, body),
  pick: (ctx, { params, body }) => pickSlot(ctx, params.id, body),
  refuseSlots: (ctx, { params, body }) => refuseSlots(ctx, params.id, body),
  cancel: (ctx, { params, body }) => cancelInterview(ctx, params.id, body),
  close: (ctx, { params, body }) => closeInterview(ctx, params.id, body),
  score: (ctx, { params, body }) => submitScorecard(ctx, params.id, body),
} satisfies Handlers<typeof interviewsApi>;
