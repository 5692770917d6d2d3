import type { jobImportsApi } from '#domain/features/bulk-imports/jobs/contract.ts';
import { listImports } from '#server/features/bulk-imports/service.ts';
import type { Handlers } from '#server/http/serve.ts';
import { cancelImport, confirmImport, getOwner, listItems, mapColumns, readImport, startImport } from './imports.ts';
import { downloadStatus, readStatus } from './status.ts';
import { undoImport } from './undo.ts';

export const jobImportHandlers = {
  status: (ctx, { query }) => readStatus(ctx, query),
  download: (ctx, { query }) => downloadStatus(ctx, query),
  list: (ctx, { query }) => listImports(ctx, getOwner(ctx), 'jobs', query.before),
  start: (ctx, { files, body }) => startImport(ctx, files[0], body.organisation_id),
  read: (ctx, { params }) => readImport(ctx, params.token),
  items: (ctx, { params, query }) => listItems(ctx, params.token, query),
  map: (ctx, { params, body }) => mapColumns(ctx, params.token, body.mapping),
  confirm: (ctx, { params, body }) => confirmImport(ctx, params.token, body.publish),
  cancel: (ctx, { params }) => cancelImport(ctx, params.token),
  undo: (ctx, { params }) => undoImport(ctx, params.token),
} satisfies Handlers<typeof jobImportsApi>;
