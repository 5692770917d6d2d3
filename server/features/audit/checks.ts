import type { AuditCheck } from '#domain/features/audit/contract.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { type CheckRow, findCheck, requestCheckRow } from './check-queries.ts';

/** The last check of the tenant's chain. */
export async function readCheck(ctx: SignedInContext): Promise<AuditCheck> {
  return presentCheck(await findCheck(ctx.db, ctx.tenant.id));
}

/** Asks the background task for a new check. */
export async function requestCheck(ctx: SignedInContext): Promise<AuditCheck> {
  return write(ctx, async (change) => {
    const row = await requestCheckRow(change.db, ctx.tenant.id, ctx.clock());
    await change.audit({ action: 'audit.check', subject: ['audit', 'chain'] });
    return presentCheck(row);
  });
}

function presentCheck(row: CheckRow | undefined): AuditCheck {
  if (!row) {
    const none = { sealed_count: 0, pruned_count: 0, unsealed_count: 0, problem_count: 0, problems: [] };
    return { is_running: false, checked_at: null, ...none };
  }
  const { requested_at: requestedAt, checked_at: checkedAt, problems, ...counts } = row;
  return {
    ...counts,
    is_running: requestedAt !== null,
    checked_at: checkedAt?.toISOString() ?? null,
    problems: problems as AuditCheck['problems'],
  };
}
