import type { DataExport } from '#domain/features/privacy/contract.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { auditExport } from '#server/features/files/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { findExports, findReadyExport, insertExport } from './download-queries.ts';

/** The caller's exports with their progress. */
export async function listExports(ctx: SignedInContext): Promise<DataExport[]> {
  const rows = await findExports(ctx.db, getOwner(ctx));
  return rows.map(({ status, created_at: createdAt, expires_at: expiresAt, ...row }) => ({
    ...row,
    status,
    created_at: createdAt.toISOString(),
    expires_at: expiresAt?.toISOString() ?? null,
  }));
}

export async function startExport(ctx: SignedInContext): Promise<DataExport[]> {
  await write(ctx, async (change) => {
    const isNew = await insertExport(change.db, getOwner(ctx));
    if (isNew) await auditExport(ctx, change, { action: 'data.export', subject: ['user', ctx.actor.userId] });
  });
  return listExports(ctx);
}

export async function readExportFile(ctx: SignedInContext, id: number) {
  const found = await findReadyExport(ctx.db, getOwner(ctx), id, ctx.clock());
  if (!found?.storage_key) return refuse('not_found');
  await write(ctx, (change) => auditExport(ctx, change, { action: 'data.download', subject: ['export', id] }));
  const bytes = await ctx.files.get(found.storage_key);
  const day = found.created_at.toISOString().slice(0, 10);
  return { bytes, file_name: `my-data-${day}.zip`, media_type: 'application/zip' };
}

function getOwner(ctx: SignedInContext) {
  return { tenantId: ctx.tenant.id, userId: ctx.actor.userId };
}
