import type { ImportRecord } from '#domain/features/bulk-imports/import-record.ts';
import { canUndo, type ImportState } from '#domain/features/bulk-imports/lifecycle.ts';
import type { KeptReason } from '#domain/features/bulk-imports/resumes/reasons.ts';
import type { SignedInContext } from '#server/context.ts';
import type { DbTransaction } from '#server/db/db.ts';
import { write } from '#server/db/write.ts';
import { findItems, type ItemRow, updateItem } from '#server/features/bulk-imports/item-queries.ts';
import { findInvitation } from '#server/features/bulk-imports/people/invitation-queries.ts';
import { findImport, lockImport, updateImport } from '#server/features/bulk-imports/queries.ts';
import { presentImports } from '#server/features/bulk-imports/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { type CreatedRecords, parseCreated } from './created-records.ts';
import { getOwner } from './imports.ts';
import {
  deletePerson,
  deletePersonFiles,
  findPersonFiles,
  findRecordIds,
  lockPeople,
  lockPerson,
  updatePerson,
} from './people-queries.ts';

const maxItems = 10_000;

/**
 * Removes what an import created and restores what it changed, in one transaction. Last created first, so that a merge into
 * a person of the same import is taken back before the person. A person who was used since is kept, with the reason.
 */
export function undoImport(ctx: SignedInContext, token: string): Promise<ImportRecord> {
  const owner = getOwner(ctx);
  return write(ctx, async (change) => {
    const row = (await lockImport(change.db, owner, 'resumes', token)) ?? refuse('not_found');
    const now = ctx.clock();
    if (!canUndo({ state: row.state as ImportState, undoUntil: row.undo_until }, now)) refuse('conflict');
    const key = { tenantId: row.tenant_id, id: row.id };
    await lockPeople(change.db, row.tenant_id, row.organisation_id);
    const items = await findItems(change.db, key, { states: ['done'], outcomes: ['new', 'existing'], size: maxItems });
    const counts = { removed: 0, kept: 0 };
    for (const item of items.toReversed()) {
      const result = await undoItem(change.db, item);
      if (result === 'removed') counts.removed++;
      else if (result === 'kept') counts.kept++;
    }
    await updateImport(change.db, key, { state: 'undone', undo_counts: counts }, now);
    await change.audit({ action: 'resume_import.undo', subject: ['bulk_import', row.id], detail: counts });
    const fresh = (await findImport(change.db, owner, 'resumes', token)) ?? refuse('not_found');
    const [record] = await presentImports(ctx, change.db, [fresh]);
    return record ?? refuse('not_found');
  });
}

/** Returns null for an item that created nothing. */
async function undoItem(db: DbTransaction, item: ItemRow): Promise<'removed' | 'kept' | null> {
  const created = parseCreated(item.created);
  if (created.person_id === undefined) return null;
  const key = { tenantId: item.tenant_id, id: item.id };
  const reason = await undoPerson(db, item.tenant_id, { ...created, person_id: created.person_id });
  if (reason !== null) {
    await updateItem(db, key, 'done', { kept_reason: reason });
    return 'kept';
  }
  await updateItem(db, key, 'done', { state: 'undone', fields: {}, created: {}, duplicates: [] });
  return 'removed';
}

/** Returns why the person is kept, or null if it was removed or restored; also when it no longer exists. */
async function undoPerson(
  db: DbTransaction,
  tenantId: number,
  created: CreatedRecords & { readonly person_id: number },
): Promise<KeptReason | null> {
  const key = { tenantId, id: created.person_id };
  const person = await lockPerson(db, key);
  if (!person) return null;
  const isMerged = person.merged_into_id !== null || (await findRecordIds(db, key)).length > 1;
  if (isMerged) return 'merged_record';
  const files = await findPersonFiles(db, key);
  const { before, version, file_id: fileId } = created;
  const isOnlyOurs = before !== undefined || files.every((file) => file.id === fileId);
  if (!isOnlyOurs) return 'merged';
  if (person.version !== version) return 'edited';
  if (!before && (await findInvitation(db, key))) return 'invited';
  if (fileId !== undefined) await deletePersonFiles(db, tenantId, [fileId]);
  if (!before) await deletePerson(db, key);
  else await updatePerson(db, key, { ...before, changed_at: new Date(before.changed_at) });
  return null;
}
