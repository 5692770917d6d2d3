import type { applicationsApi } from '#domain/features/applications/contract.ts';
import { addDays } from '#domain/lib/day.ts';
import type { Handlers } from '#server/http/serve.ts';
import { apply } from './apply.ts';
import { listApplications } from './list/list.ts';
import { moveApplication } from './move.ts';
import { addNote } from './notes.ts';
import { readApplication } from './service.ts';

const pageLength = 50;

export const applicationHandlers = {
  apply: (ctx, { params, body }) => apply(ctx, params.id, body),
  list: (ctx, { query }) =>
    listApplications(ctx, {
      jobId: undefined,
      organisation: query.organisation,
      seeker: query.seeker,
      words: query.words,
      status: query.status,
      dueBy: undefined,
      figure: query.figure && { name: query.figure, now: ctx.clock() },
      tag: undefined,
      rating: undefined,
      isNew: false,
      sort: query.sort ?? 'newest',
      hasParts: true,
      cursor: query.cursor,
      limit: pageLength,
    }),
  read: (ctx, { params }) => readApplication(ctx, params.id),
  ofJob: (ctx, { params, query }) =>
    listApplications(ctx, {
      jobId: params.id,
      organisation: undefined,
      seeker: undefined,
      words: query.words,
      status: query.status,
      figure: undefined,
      dueBy: query.due === 'week' ? { day: addDays(ctx.clock(), 7), now: ctx.clock() } : undefined,
      tag: query.tag,
      rating: query.rating,
      isNew: query.since === 'last_visit',
      sort: query.sort ?? 'score',
      hasParts: query.parts !== 'none',
      cursor: query.cursor,
      limit: query.limit ?? pageLength,
    }),
  move: async (ctx, { params, body }) => {
    await moveApplication(ctx, params.id, body);
    return readApplication(ctx, params.id);
  },
  addNote: (ctx, { params, body }) => addNote(ctx, params.id, body),
} satisfies Handlers<typeof applicationsApi>;
