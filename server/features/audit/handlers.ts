import type { auditApi } from '#domain/features/audit/contract.ts';
import type { Handlers } from '#server/http/serve.ts';
import { readCheck, requestCheck } from './checks.ts';
import { downloadEntries } from './download.ts';
import { readEntries } from './list.ts';

export const auditHandlers = {
  list: (ctx, { query: { cursor, ...filter } }) => readEntries(ctx, filter, cursor),
  download: (ctx, { query }) => downloadEntries(ctx, query),
  check: (ctx) => readCheck(ctx),
  startCheck: (ctx) => requestCheck(ctx),
} satisfies Handlers<typeof auditApi>;
