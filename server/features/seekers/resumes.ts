import type { ParsedResume } from '#domain/features/resumes/parsed-resume.ts';
import type { Resume } from '#domain/features/seekers/contract.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { computeSha256, saveFile } from '#server/features/files/service.ts';
import { readResume } from '#server/features/resumes/service.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import type { UploadedFile } from '#server/http/uploads.ts';
import { findResumeByContent, insertResume, lockProfile } from './queries.ts';

export interface UploadedResume {
  readonly resume: Resume;
  /** The same file had been sent before. */
  readonly already_existing: boolean;
  readonly text: string;
  readonly parsed: ParsedResume;
}

/**
 * Keeps a résumé and offers what it says for checking. Nothing reaches the profile until the person saves it there.
 * A file that cannot be read is refused by the name of what is wrong and leaves nothing behind.
 */
export async function uploadResume(ctx: SignedInContext, file: UploadedFile | undefined): Promise<UploadedResume> {
  if (!file) return refuseField('body.file', 'required');
  const reading = await readResume(ctx.taxonomy, file.bytes, file.fileName);
  if (!reading.ok && reading.fields) return refuse('invalid_input', { fields: reading.fields });
  if (!reading.ok) return refuseField('body.file', reading.reason);
  const { text, parsed } = reading;
  const sha256 = computeSha256(file.bytes);
  const before = await findResumeByContent(ctx.db, ctx.tenant.id, ctx.actor.userId, sha256);
  if (!before) await storeResume(ctx, file, { sha256, text, parsed });
  const row = before ?? (await findResumeByContent(ctx.db, ctx.tenant.id, ctx.actor.userId, sha256));
  if (!row) throw new Error('The résumé that was just kept is gone');
  return {
    resume: { ...row, created_at: row.created_at.toISOString() },
    already_existing: before !== undefined,
    text,
    parsed,
  };
}

/** The bytes first, then the rows: a crash in between leaves an unused file, never a row without its file. */
async function storeResume(
  ctx: SignedInContext,
  file: UploadedFile,
  read: { sha256: string; text: string; parsed: ParsedResume },
): Promise<void> {
  const storageKey = await ctx.files.put(file.bytes);
  const isNew = await write(ctx, async (change) => {
    // One upload of a person at a time, so that the same file sent twice at once is kept once.
    await lockProfile(change.db, ctx.tenant.id, ctx.actor.userId);
    if (await findResumeByContent(change.db, ctx.tenant.id, ctx.actor.userId, read.sha256)) return false;
    const kept = await saveFile(ctx, change, { ...file, storageKey, folder: 'resumes' });
    await insertResume(change.db, {
      tenantId: ctx.tenant.id,
      userId: ctx.actor.userId,
      fileId: kept.id,
      sha256: read.sha256,
      text: read.text,
      parsed: JSON.stringify(read.parsed),
    });
    await change.audit({ action: 'resume.upload', subject: ['file', kept.id] });
    return true;
  });
  if (!isNew) await ctx.files.remove(storageKey);
}
