import type { AuditAction } from '#domain/features/audit/actions.ts';
import type { ImportCounts } from '#domain/features/bulk-imports/import-record.ts';
import { type ImportKind, type ImportState, undoDays } from '#domain/features/bulk-imports/lifecycle.ts';
import type { NotificationKind } from '#domain/features/notifications/kinds.ts';
import { addDays } from '#domain/lib/day.ts';
import type { Context, Services } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { notify } from '#server/features/notifications/service.ts';
import { systemContext } from '#server/lib/contexts.ts';
import { countItems, noItems } from './item-queries.ts';
import { claimImport, type ImportKey, type LockedImport, lockImportById, updateImport } from './queries.ts';

interface ImportTask {
  readonly kind: ImportKind;
  /** States with background work. */
  readonly states: readonly ImportState[];
  /** Longer than a batch takes. After a crash, another process continues when the claim has ended. */
  readonly claimMs: number;
  /** Works on one batch. Returns `busy` to try again with the next run. */
  readonly work: (ctx: Context, due: LockedImport) => Promise<'busy' | undefined>;
}

/** Works on all imports of a kind that wait for it; imports take turns, a batch each. */
export async function runImportTask(
  services: Services,
  { kind, states, claimMs, work }: ImportTask,
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted) {
    const now = services.clock();
    const until = new Date(now.getTime() + claimMs);
    const due = await write(systemContext(services, 0, 'imports'), ({ db }) =>
      claimImport(db, kind, states, { now, until }),
    );
    if (!due) return;
    const ctx = systemContext(services, due.tenant_id, 'imports');
    const result = await work(ctx, due);
    await write(ctx, ({ db }) => updateImport(db, toKey(due), { claimed_until: null }, ctx.clock()));
    if (result === 'busy') return;
  }
}

export function toKey(due: LockedImport): ImportKey {
  return { tenantId: due.tenant_id, id: due.id };
}

interface Ending {
  readonly kind: ImportKind;
  readonly action: AuditAction;
  readonly notification: NotificationKind;
  /** The numbers of the audit entry and the notification. */
  readonly summarize: (counts: ImportCounts) => Readonly<Record<string, number>>;
}

/** Ends an import whose items are all done, and notifies the person who started it. */
export async function finishImport(
  ctx: Context,
  due: LockedImport,
  { kind, action, notification, summarize }: Ending,
): Promise<void> {
  await write(ctx, async (change) => {
    const current = await lockImportById(change.db, toKey(due));
    if (current?.state !== 'importing') return;
    const now = ctx.clock();
    const end = { state: 'done' as const, finished_at: now, undo_until: addDays(now, undoDays) };
    await updateImport(change.db, toKey(due), end, now);
    const detail = summarize((await countItems(change.db, due.tenant_id, [due.id])).get(due.id) ?? noItems);
    await change.audit({ action, subject: ['bulk_import', due.id], actorId: due.user_id, detail });
    await notify(change, {
      tenantId: due.tenant_id,
      userId: due.user_id,
      kind: notification,
      values: Object.fromEntries(Object.entries(detail).map(([name, count]) => [name, String(count)])),
      subject: { upload: due.token, kind },
    });
  });
}
