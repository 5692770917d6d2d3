import type { journalApi } from '#domain/features/journal/contract.ts';
import type { Handlers } from '#server/http/serve.ts';
import {
  addEntry,
  completeNextStep,
  endSupport,
  listCaseload,
  readJournal,
  readOwnPartner,
  saveTags,
} from './service.ts';

export const journalHandlers = {
  ofPerson: (ctx, { params }) => readJournal(ctx, params.id),
  add: (ctx, { params, body }) => addEntry(ctx, params.id, body),
  saveTags: (ctx, { params, body }) => saveTags(ctx, params.id, body.tags),
  complete: (ctx, { params }) => completeNextStep(ctx, params.id),
  caseload: (ctx, { query }) => listCaseload(ctx, query),
  ownPartner: (ctx) => readOwnPartner(ctx),
  endSupport: (ctx) => endSupport(ctx),
} satisfies Handlers<typeof journalApi>;
