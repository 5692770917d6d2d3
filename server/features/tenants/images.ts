import { type PictureKind, pictureLimit, type TenantSettings } from '#domain/features/tenants/admin-contract.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { computeSha256 } from '#server/features/files/service.ts';
import { refuseField } from '#server/http/errors/refusal.ts';
import type { UploadedFile } from '#server/http/limits/uploads.ts';
import { detectPictureType } from './image-type.ts';
import { deletePicture, insertPicture } from './queries.ts';
import { readSettings } from './settings.ts';

/** Stores a logo or favicon and removes the previous one. */
export async function savePicture(
  ctx: SignedInContext,
  kind: PictureKind,
  file: UploadedFile | undefined,
): Promise<TenantSettings> {
  if (!file) return refuseField('body.picture', 'required');
  if (file.bytes.byteLength > pictureLimit) refuseField('body.picture', 'file_too_large');
  const mediaType = detectPictureType(file.bytes, kind);
  const sha256 = computeSha256(file.bytes);
  const storageKey = await ctx.files.put(file.bytes);
  const before = await write(ctx, async (change) => {
    const removed = await deletePicture(change.db, ctx.tenant.id, kind);
    await insertPicture(change.db, { tenantId: ctx.tenant.id, kind, sha256, storageKey, mediaType });
    await change.audit({ action: `tenant.${kind}`, subject: ['tenant', ctx.tenant.id], detail: { sha256 } });
    change.emit({ kind: 'tenant_changed', tenantId: ctx.tenant.id });
    return removed;
  });
  if (before) await ctx.files.remove(before.storage_key);
  return readSettings(ctx);
}

export async function removePicture(ctx: SignedInContext, kind: PictureKind): Promise<TenantSettings> {
  const removed = await write(ctx, async (change) => {
    const row = await deletePicture(change.db, ctx.tenant.id, kind);
    if (!row) return row;
    await change.audit({ action: `tenant.${kind}_removed`, subject: ['tenant', ctx.tenant.id] });
    change.emit({ kind: 'tenant_changed', tenantId: ctx.tenant.id });
    return row;
  });
  if (removed) await ctx.files.remove(removed.storage_key);
  return readSettings(ctx);
}
