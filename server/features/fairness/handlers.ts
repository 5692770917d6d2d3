import type { fairnessApi } from '#domain/features/fairness/contract.ts';
import type { Handlers } from '#server/http/serve.ts';
import { clearOwnAnswers, readOwnAnswers, saveOwnAnswers } from './own-answers.ts';
import { readPublication, setPublication } from './publication.ts';
import { downloadRecord, readPublicRecord, readRecord } from './record.ts';

export const fairnessHandlers = {
  own: (ctx) => readOwnAnswers(ctx),
  save: (ctx, { body }) => saveOwnAnswers(ctx, body.answers),
  clear: (ctx) => clearOwnAnswers(ctx),
  read: (ctx, { query }) => readRecord(ctx, query.employer ?? null),
  download: (ctx, { query }) => downloadRecord(ctx, query.employer ?? null),
  readPublic: (ctx, { query }) => readPublicRecord(ctx, query.employer ?? null),
  publication: (ctx) => readPublication(ctx),
  publish: (ctx, { body }) => setPublication(ctx, body.is_public),
} satisfies Handlers<typeof fairnessApi>;
