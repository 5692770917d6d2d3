import { createHash, randomUUID } from 'node:crypto';
import type { SignedInContext } from '#server/context.ts';
import type { AuditEntry, Write } from '#server/db/write.ts';
import { lockAccount } from '#server/features/accounts/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { type ExportAction, findExportTime, insertFile } from './queries.ts';

interface IncomingFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

export interface SavedFile {
  readonly id: number;
  readonly path: string;
}

export function computeSha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/**
 * Inserts the row of a file whose bytes are already stored. Its path has a random folder, so that it cannot be guessed, and
 * the cleaned file name.
 */
export async function saveFile(
  ctx: SignedInContext,
  change: Write,
  file: IncomingFile & { readonly storageKey: string; readonly folder: 'resumes' | 'messages' },
): Promise<SavedFile> {
  const { bytes, ...named } = file;
  return saveStoredFile(change, {
    ...named,
    tenantId: ctx.tenant.id,
    ownerId: ctx.actor.userId,
    byteSize: bytes.byteLength,
    sha256: computeSha256(bytes),
  });
}

interface StoredFile {
  readonly tenantId: number;
  readonly ownerId: number;
  readonly folder: 'resumes' | 'messages';
  readonly fileName: string;
  readonly mediaType: string;
  readonly storageKey: string;
  readonly byteSize: number;
  readonly sha256: string;
}

/** The same for a background task, which has no signed-in person. */
export async function saveStoredFile(
  change: Write,
  { folder, fileName: givenName, ...file }: StoredFile,
): Promise<SavedFile> {
  const fileName = cleanFileName(givenName);
  const path = `${folder}/${randomUUID()}/${fileName}`;
  const id = await insertFile(change.db, { ...file, path, fileName });
  return { id, path };
}

/** Removes folders, control and direction characters, and characters that are invalid on Windows. */
function cleanFileName(name: string): string {
  const baseName = name.split(/[/\\]/).at(-1) ?? '';
  const cleaned = baseName
    .normalize('NFC')
    .replace(/[\p{C}<>:"|?*]/gu, '')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const [, stem = '', extension = ''] = /^(.*?)(\.[^.]{1,10})?$/s.exec(cleaned) ?? [];
  return `${stem.slice(0, 120) || 'file'}${extension}`;
}

const maxExportsPerHour = 10;
const hourMs = 3_600_000;

/**
 * Records an export of many rows in the audit trail.
 *
 * @throws Refusal `too_many_exports` after ten exports of the account in an hour
 */
export async function auditExport(
  ctx: SignedInContext,
  change: Write,
  entry: AuditEntry & { readonly action: ExportAction },
): Promise<void> {
  // Concurrent exports must not rely on the same count.
  await lockAccount(ctx, change);
  const now = ctx.clock().getTime();
  const { tenant, actor } = ctx;
  const owner = { tenantId: tenant.id, userId: actor.userId, since: new Date(now - hourMs) };
  const tenth = await findExportTime(change.db, owner, maxExportsPerHour);
  if (tenth) refuse('too_many_exports', { retryAfter: Math.ceil((tenth.getTime() + hourMs - now) / 1000) });
  await change.audit(entry);
}
