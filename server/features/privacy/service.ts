import type { NewTenantExport, TenantExport } from '#domain/features/exports/contract.ts';
import type { SignedInContext } from '#server/context.ts';
import { buildContentSteps } from './content-queries.ts';
import { listOwnExports, queueExport, readExportFile } from './exports.ts';

export { buildContentSteps, readExportFile };

/** The caller's exports of what the role may see, in the queue of all exports. */
export function listTenantExports(ctx: SignedInContext): Promise<TenantExport[]> {
  return listOwnExports(ctx, 'tenant');
}

export async function startTenantExport(ctx: SignedInContext, wanted: NewTenantExport): Promise<TenantExport[]> {
  await queueExport(ctx, { kind: 'tenant', ...wanted });
  return listTenantExports(ctx);
}
