import type { ExportFormat, TenantExport } from '#domain/features/exports/contract.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { auditExport } from '#server/features/files/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { type ExportKind, findExports, findReadyExport, insertExport, type WantedExport } from './download-queries.ts';

/** The caller's exports of a kind with their progress. */
export async function listOwnExports(ctx: SignedInContext, kind: ExportKind): Promise<TenantExport[]> {
  const rows = await findExports(ctx.db, getOwner(ctx), kind);
  return rows.map(({ created_at: createdAt, expires_at: expiresAt, format, ...row }) => ({
    ...row,
    format: format as ExportFormat,
    created_at: createdAt.toISOString(),
    expires_at: expiresAt?.toISOString() ?? null,
  }));
}

/** Queues an export with its purpose, unless one of the kind is waiting already. */
export async function queueExport(ctx: SignedInContext, wanted: WantedExport): Promise<void> {
  const { kind, format, purpose } = wanted;
  await write(ctx, async (change) => {
    const isNew = await insertExport(change.db, getOwner(ctx), wanted);
    const action = kind === 'own' ? 'data.export' : 'export.start';
    const detail = kind === 'own' ? {} : { format, purpose };
    if (isNew) await auditExport(ctx, change, { action, subject: ['user', ctx.actor.userId], detail });
  });
}

const fileNames = { own: 'my-data', tenant: 'export' } satisfies Record<ExportKind, string>;

export async function readExportFile(ctx: SignedInContext, id: number, kind: ExportKind) {
  const found = await findReadyExport(ctx.db, getOwner(ctx), { id, kind, now: ctx.clock() });
  if (!found?.storage_key) return refuse('not_found');
  const action = kind === 'own' ? 'data.download' : 'export.download';
  await write(ctx, (change) => auditExport(ctx, change, { action, subject: ['export', id] }));
  const bytes = await ctx.files.get(found.storage_key);
  const day = found.created_at.toISOString().slice(0, 10);
  return { bytes, file_name: `${fileNames[kind]}-${day}.zip`, media_type: 'application/zip' };
}

function getOwner(ctx: SignedInContext) {
  return { tenantId: ctx.tenant.id, userId: ctx.actor.userId };
}
