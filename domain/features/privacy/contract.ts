import * as z from 'zod/mini';
import { Download } from '#domain/features/files/contract.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText, Moment } from '#domain/lib/fields.ts';

export const exportRetentionDays = 7;

const consentKinds = ['terms', 'discoverable', 'self_identification'] as const;
export type ConsentKind = (typeof consentKinds)[number];

export const Consents = z.object({
  /** Whether partners can find the caller; null for accounts that are never discoverable. */
  is_discoverable: z.nullable(z.boolean()),
  /** Newest first. */
  events: z.array(z.object({ id: Id, at: Moment, kind: z.enum(consentKinds), is_given: z.boolean() })),
});
export type Consents = z.infer<typeof Consents>;

const DataExportStatus = z.enum(['waiting', 'ready', 'failed', 'expired']);
export type DataExportStatus = z.infer<typeof DataExportStatus>;

/** An export of the caller's data; `done` of `total` parts are written. */
export const DataExport = z.object({
  id: Id,
  status: DataExportStatus,
  done: z.int(),
  total: z.int(),
  byte_size: z.nullable(z.int()),
  created_at: Moment,
  expires_at: z.nullable(Moment),
});
export type DataExport = z.infer<typeof DataExport>;

const own = { permission: 'data.own' } as const;
const Exports = z.object({ exports: z.array(DataExport) });

export const privacyApi = {
  consents: endpoint({ method: 'GET', path: '/api/v1/me/consents', access: own, response: Consents }),
  setDiscoverable: endpoint({
    method: 'PUT',
    path: '/api/v1/me/discoverable',
    access: { permission: 'profile.discoverable' },
    body: z.object({ is_discoverable: z.boolean() }),
    response: Consents,
  }),
  exports: endpoint({ method: 'GET', path: '/api/v1/me/exports', access: own, response: Exports }),
  /** Starts an export. Idempotent while one is running. */
  startExport: endpoint({
    method: 'POST',
    path: '/api/v1/me/exports',
    access: own,
    response: Exports,
    status: 202,
    perMinute: 5,
  }),
  exportFile: endpoint({
    method: 'GET',
    path: '/api/v1/me/exports/:id/file',
    access: own,
    params: z.object({ id: IdFromText }),
    response: Download,
    binary: true,
    perMinute: 10,
  }),
  /** Deletes the account permanently. An account without a password needs a recent login. */
  deleteAccount: endpoint({
    method: 'POST',
    path: '/api/v1/me/deletion',
    access: own,
    body: z.object({ password: z.string().check(z.maxLength(1000)) }),
    response: z.object({ status: z.literal('success') }),
    perMinute: 5,
  }),
};
