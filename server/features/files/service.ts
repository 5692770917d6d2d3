import { createHash, randomUUID } from 'node:crypto';
import type { SignedInContext } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import { insertFile } from './queries.ts';

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
  const fileName = cleanFileName(file.fileName);
  const path = `${file.folder}/${randomUUID()}/${fileName}`;
  const id = await insertFile(change.db, {
    tenantId: ctx.tenant.id,
    ownerId: ctx.actor.userId,
    path,
    storageKey: file.storageKey,
    fileName,
    mediaType: file.mediaType,
    byteSize: file.bytes.byteLength,
    sha256: computeSha256(file.bytes),
  });
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
