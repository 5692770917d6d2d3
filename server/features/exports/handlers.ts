import type { exportsApi } from '#domain/features/exports/contract.ts';
import { listTenantExports, readExportFile, startTenantExport } from '#server/features/privacy/service.ts';
import type { Handlers } from '#server/http/serve.ts';

export const exportHandlers = {
  list: async (ctx) => ({ exports: await listTenantExports(ctx) }),
  start: async (ctx, { body }) => ({ exports: await startTenantExport(ctx, body) }),
  file: (ctx, { params }) => readExportFile(ctx, params.id, 'tenant'),
} satisfies Handlers<typeof exportsApi>;
