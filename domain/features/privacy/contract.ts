import * as z from 'zod/mini';
import { Download } from '#domain/features/files/contract.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText, Moment } from '#domain/lib/fields.ts';

/** Days for which a finished download is kept. */
export const exportRetentionDays = 7;

const consentKinds = ['terms', 'discoverable'] as const;

export const Consents = z.object({
  /** Whether partners who look after job seekers may find the caller; null for those who cannot be found at all. */
  is_discoverable: z.nullable(z.boolean()),
  /** Newest first. */
  events: z.array(z.object({ id: Id, at: Moment, kind: z.enum(consentKinds), is_given: z.boolean() })),
});
export type Consents = z.infer<typeof Consents>;

const DataExportStatus = z.enum(['waiting', 'ready', 'failed', 'expired']);
export type DataExportStatus = z.infer<typeof DataExportStatus>;

/** A download of everything about the caller. `done` of `total` parts are written. */
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
  /** Begins a download. One is made at a time: asking again meanwhile changes nothing. */
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
  /** Deletes the account for good. An account without a password has to have signed in within the last minutes. */
  deleteAccount: endpoint({
    method: 'POST',
    path: '/api/v1/me/deletion',
    access: own,
    body: z.object({ password: z.string().check(z.maxLength(1000)) }),
    response: z.object({ status: z.literal('success') }),
    perMinute: 5,
  }),
};
