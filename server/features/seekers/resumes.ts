import type { ParsedResume } from '#domain/features/resumes/parsed-resume.ts';
import type { Resume } from '#domain/features/seekers/contract.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { computeSha256, saveFile } from '#server/features/files/service.ts';
import { getAccountKey, readResume } from '#server/features/resumes/service.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import type { UploadedFile } from '#server/http/limits/uploads.ts';
import { findResumeByContent, insertResume, lockProfile } from './queries.ts';

export interface UploadedResume {
  readonly resume: Resume;
  /** The same file was uploaded before. */
  readonly already_existing: boolean;
  readonly text: string;
  readonly parsed: ParsedResume;
}

/**
 * Stores a résumé and returns the parsed content for review. The profile does not change until the person saves it. An
 * unreadable file is refused with the reason and not stored.
 */
export async function uploadResume(
  ctx: SignedInContext,
  file: UploadedFile | undefined,
  signal: AbortSignal,
): Promise<UploadedResume> {
  if (!file) return refuseField('body.file', 'required');
  const reading = await readResume(file.bytes, file.fileName, { account: getAccountKey(ctx), signal });
  if (!reading.ok && reading.fields) return refuse('invalid_input', { fields: reading.fields });
  if (!reading.ok) return refuseField('body.file', reading.reason);
  const { text, parsed } = reading;
  const sha256 = computeSha256(file.bytes);
  const existing = await findResumeByContent(ctx.db, ctx.tenant.id, ctx.actor.userId, sha256);
  if (!existing) await storeResume(ctx, file, { sha256, text, parsed });
  const row = existing ?? (await findResumeByContent(ctx.db, ctx.tenant.id, ctx.actor.userId, sha256));
  if (!row) throw new Error('The stored résumé was not found');
  return {
    resume: { ...row, created_at: row.created_at.toISOString() },
    already_existing: existing !== undefined,
    text,
    parsed,
  };
}

/** Stores the bytes before the rows: a crash leaves an unused file, never a row without a file. */
async function storeResume(
  ctx: SignedInContext,
  file: UploadedFile,
  content: { sha256: string; text: string; parsed: ParsedResume },
): Promise<void> {
  const storageKey = await ctx.files.put(file.bytes);
  const isNew = await write(ctx, async (change) => {
    // Serializes uploads of a person, so that a file that is sent twice at once is stored once.
    await lockProfile(change.db, ctx.tenant.id, ctx.actor.userId);
    if (await findResumeByContent(change.db, ctx.tenant.id, ctx.actor.userId, content.sha256)) return false;
    const stored = await saveFile(ctx, change, { ...file, storageKey, folder: 'resumes' });
    await insertResume(change.db, {
      tenantId: ctx.tenant.id,
      userId: ctx.actor.userId,
      fileId: stored.id,
      sha256: content.sha256,
      text: content.text,
      parsed: JSON.stringify(content.parsed),
    });
    await change.audit({ action: 'resume.upload', subject: ['file', stored.id] });
    return true;
  });
  if (!isNew) await ctx.files.remove(storageKey);
}
