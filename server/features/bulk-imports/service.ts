import { getScope } from '#domain/access/actor.ts';
import type { Permission } from '#domain/access/permissions.ts';
import type { ImportRecord, StatusDuration } from '#domain/features/bulk-imports/import-record.ts';
import {
  canUndo,
  type ImportKind,
  type ImportState,
  type ItemOutcome,
  isAllowedImportMove,
} from '#domain/features/bulk-imports/lifecycle.ts';
import type { Context, SignedInContext } from '#server/context.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';
import type { Write } from '#server/db/write.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { countItems, findItems, type ItemRow, noItems } from './item-queries.ts';
import { findInvitationSetting, saveInvitationSetting } from './people/opt-out.ts';
import { findImport, findImports, type ImportOwner, type ImportRow, lockImport } from './queries.ts';
import { abandonedImports, buildForgetSteps, itemsWithoutRecord } from './resumes/forget-queries.ts';
import { isFileOfPerson } from './resumes/owned-people-queries.ts';

export { abandonedImports, buildForgetSteps, itemsWithoutRecord };

/** The imports that the caller sees: those of the organization, or all of the tenant. */
export function getImportOwner(ctx: SignedInContext, permission: Permission): ImportOwner {
  const { tenant, actor } = ctx;
  const isWholeTenant = getScope(actor, permission) === 'tenant';
  return { tenantId: tenant.id, organisationId: actor.organisationId, isWholeTenant };
}

/** Whether a file is the résumé of a person whom the caller's organization imported. */
export async function canReadImportedFile(ctx: SignedInContext, fileId: number): Promise<boolean> {
  if (getScope(ctx.actor, 'resume.import') === null) return false;
  return isFileOfPerson(ctx.db, getImportOwner(ctx, 'resume.import'), fileId);
}

/** The partner and the setting behind the link that stops invitations; undefined for a record that was deleted. */
export function findInvitationForMail(ctx: Context, personId: number) {
  return findInvitationSetting(ctx, personId);
}

/** Sets whether the address of an invitation wants invitations. Returns false for a record that was deleted. */
export function setInvitationMail(ctx: Context, change: Write, personId: number, wantsMail: boolean): Promise<boolean> {
  return saveInvitationSetting(ctx, change, personId, wantsMail);
}

/** The start of a duration of the status calls; null for all. */
export function getDurationStart(duration: StatusDuration | undefined, now: Date): Date | null {
  if (duration === undefined || duration === 'all') return null;
  return new Date(now.getTime() - Number(duration) * 60_000);
}

/**
 * Locks an import for a move to another state.
 * @throws Refusal `not_found`, or `conflict` if the import is not in a state that allows it
 */
export async function lockForMove(
  db: DbTransaction,
  owner: ImportOwner,
  { kind, token, to }: { readonly kind: ImportKind; readonly token: string; readonly to: ImportState },
): Promise<ImportRow> {
  const found = (await lockImport(db, owner, kind, token)) ?? refuse('not_found');
  if (!isAllowedImportMove(found.state as ImportState, to)) refuse('conflict');
  return found;
}

const pageSize = 25;

/** A page of the history, newest first. */
export async function listImports(
  ctx: SignedInContext,
  owner: ImportOwner,
  kind: ImportKind,
  before: number | undefined,
): Promise<{ imports: ImportRecord[]; next: number | null }> {
  const found = await findImports(ctx.db, owner, kind, { before, size: pageSize + 1 });
  const imports = await presentImports(ctx, ctx.db, found.slice(0, pageSize));
  return { imports, next: found.length > pageSize ? (imports.at(-1)?.id ?? null) : null };
}

/** Inside a transaction, `db` is the one of the transaction. */
export async function presentImports(
  ctx: SignedInContext,
  db: Db,
  rows: readonly ImportRow[],
): Promise<ImportRecord[]> {
  const counts = await countItems(
    db,
    ctx.tenant.id,
    rows.map((row) => row.id),
  );
  const now = ctx.clock();
  return rows.map((row) => ({
    id: row.id,
    token: row.token,
    kind: row.kind as ImportKind,
    state: row.state as ImportState,
    file_name: row.file_name,
    user_name: row.user_name,
    counts: counts.get(row.id) ?? noItems,
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    undo_until: row.undo_until?.toISOString() ?? null,
    can_undo: canUndo({ state: row.state as ImportState, undoUntil: row.undo_until }, now),
    undo_counts: row.undo_counts as ImportRecord['undo_counts'],
  }));
}

const itemsPerPage = 100;

interface ItemsRequest {
  readonly kind: ImportKind;
  readonly token: string;
  readonly after?: number | undefined;
  readonly outcome?: ItemOutcome | undefined;
}

/** A page of what an import consists of, each item as `present` shows it. */
export async function listImportItems<Item extends { readonly position: number }>(
  ctx: SignedInContext,
  owner: ImportOwner,
  { kind, token, after, outcome }: ItemsRequest,
  present: (row: ItemRow) => Item,
): Promise<{ items: Item[]; next: number | null }> {
  const row = (await findImport(ctx.db, owner, kind, token)) ?? refuse('not_found');
  const found = await findItems(
    ctx.db,
    { tenantId: row.tenant_id, id: row.id },
    { ...(outcome ? { outcomes: [outcome] } : {}), ...(after === undefined ? {} : { after }), size: itemsPerPage + 1 },
  );
  const items = found.slice(0, itemsPerPage).map(present);
  return { items, next: found.length > itemsPerPage ? (items.at(-1)?.position ?? null) : null };
}
