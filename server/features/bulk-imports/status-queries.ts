import type { ImportKind } from '#domain/features/bulk-imports/lifecycle.ts';
import type { Db } from '#server/db/db.ts';
import type { ImportOwner } from './queries.ts';

interface StatusFilter {
  readonly token: string | undefined;
  /** Only imports that ended later; null for all. */
  readonly since: Date | null;
}

/** Rows of one answer: ten imports of 500 files. */
const maxRows = 5000;

/** The items with a final group, newest import first. The owner is always a condition: a token alone opens nothing. */
export function findFinalItems(db: Db, owner: ImportOwner, kind: ImportKind, { token, since }: StatusFilter) {
  let query = db
    .selectFrom('bulk_imports as i')
    .innerJoin('bulk_import_items as n', (on) =>
      on.onRef('n.tenant_id', '=', 'i.tenant_id').onRef('n.import_id', '=', 'i.id'),
    )
    .select(['n.id', 'n.name', 'n.row_number', 'n.outcome', 'n.reason', 'n.created', 'n.fields', 'n.state'])
    .where('i.tenant_id', '=', owner.tenantId)
    .where('i.kind', '=', kind)
    .where('n.state', '=', 'done');
  if (!owner.isWholeTenant) query = query.where('i.organisation_id', '=', owner.organisationId);
  if (token !== undefined) query = query.where('i.token', '=', token);
  if (since !== null) query = query.where('i.finished_at', '>=', since);
  return query.orderBy('i.id', 'desc').orderBy('n.position').limit(maxRows).execute();
}
