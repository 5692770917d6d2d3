import * as z from 'zod/mini';
import { Download } from '#domain/features/files/contract.ts';
import { DataExport } from '#domain/features/privacy/contract.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { IdFromText, line } from '#domain/lib/fields.ts';

/** How long the link to a finished export is valid, in days. */
export const tenantExportDays = 1;

export const exportFormats = ['csv', 'jsonl'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const NewTenantExport = z.object({
  format: z.enum(exportFormats),
  /** Why the data is needed; logged with the export. */
  purpose: line(300, 1),
});
export type NewTenantExport = z.infer<typeof NewTenantExport>;

/** An export of what the caller's role may see; `done` of `total` files are written. */
export const TenantExport = z.object({ ...DataExport.shape, format: z.enum(exportFormats), purpose: z.string() });
export type TenantExport = z.infer<typeof TenantExport>;

const access = { permission: 'export.tenant' } as const;
const Exports = z.object({ exports: z.array(TenantExport) });

export const exportsApi = {
  /** The caller's exports, newest first. */
  list: endpoint({ method: 'GET', path: '/api/v1/exports', access, response: Exports }),
  /** Starts an export in the background. Idempotent while one is running. */
  start: endpoint({
    method: 'POST',
    path: '/api/v1/exports',
    access,
    body: NewTenantExport,
    response: Exports,
    status: 202,
    perMinute: 5,
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/v1/exports/:id/file',
    access,
    params: z.object({ id: IdFromText }),
    response: Download,
    binary: true,
    perMinute: 10,
  }),
};
