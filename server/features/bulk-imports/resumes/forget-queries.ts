import { type RawBuilder, sql } from 'kysely';
import { ImportState, isAllowedImportMove } from '#domain/features/bulk-imports/lifecycle.ts';
import type { DbTransaction } from '#server/db/db.ts';

/** Replaces the name of a file, which often is that of a person. */
const removedName = '–';

/** The record of item `n`: the one that it created or changed, or the one that it equals. */
const recordId = sql`(coalesce(n.created->>'person_id', n.created->>'existing_person_id'))::bigint`;

/**
 * Statements that remove from the history of imports what was read about people whose records are deleted. The groups and counts
 * of the imports stay. `ids` is a set of ids.
 */
export function buildForgetSteps(t: number, ids: RawBuilder<unknown>): RawBuilder<unknown>[] {
  const own = sql`select n.id, n.import_id, n.name from bulk_import_items n where n.tenant_id = ${t}
    and n.created ?| array['person_id', 'existing_person_id'] and ${recordId} in ${ids} and n.state = 'done'`;
  return [
    // Other items that equal the record, or an earlier item about it.
    sql`with named as (
        select 'person' as kind, p.id from ${ids} p (id) union all select 'item', o.id from (${own}) o
      ), other as (
        select distinct n.id from named d join bulk_import_items n
          on n.tenant_id = ${t} and n.duplicates <> '[]' and n.state = 'done'
          and n.duplicates @> jsonb_build_array(jsonb_build_object('kind', d.kind, 'id', d.id))
      )
      update bulk_import_items n set duplicates = (
          select coalesce(jsonb_agg(e.value), '[]') from jsonb_array_elements(n.duplicates) e
          where not exists (select from named d where d.kind = e.value->>'kind' and d.id = (e.value->>'id')::bigint))
        where n.tenant_id = ${t} and n.id in (select id from other)`,
    buildClearStep(t, own),
  ];
}

export async function forgetPeople(db: DbTransaction, tenantId: number, ids: readonly number[]): Promise<void> {
  const steps = buildForgetSteps(tenantId, sql`(select unnest(${[...ids]}::bigint[]))`);
  for (const step of steps) await step.execute(db);
}

/** Removes what was read of the items; `own` selects their id, import_id, and name. Their groups stay. */
function buildClearStep(t: number, own: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`with own as (${own}), renamed as (
      update bulk_imports i set file_name = ${removedName} from own o
        where i.tenant_id = ${t} and i.id = o.import_id and i.file_name = o.name
    )
    update bulk_import_items n
      set name = ${removedName}, sha256 = null, fields = '{}', duplicates = '[]', created = '{}'
      from own o where n.tenant_id = ${t} and n.id = o.id`;
}

/** Items of imports that ended before the moment, about people who have no record: left out, unreadable, or removed since. */
export const itemsWithoutRecord = {
  listDue: (t: number, before: Date) => sql`select n.id from bulk_import_items n
    where n.tenant_id = ${t} and n.name <> ${removedName} and n.state in ('done', 'undone')
      and exists (select from bulk_imports i where i.tenant_id = n.tenant_id and i.id = n.import_id
        and i.kind = 'resumes' and i.changed_at < ${before})
      and not exists (select from imported_people p where p.tenant_id = n.tenant_id and p.id = ${recordId})`,
  buildSteps: (t: number, ids: RawBuilder<unknown>) => [
    buildClearStep(
      t,
      sql`select n.id, n.import_id, n.name from bulk_import_items n where n.tenant_id = ${t} and n.id in ${ids}`,
    ),
  ],
};

const cancelableStates = ImportState.options.filter((state) => isAllowedImportMove(state, 'canceled'));

/** Imports that no one continued since the moment: canceled, with what was read. A background task removes the bytes of the files. */
export const abandonedImports = {
  listDue: (t: number, before: Date) => sql`select r.id from bulk_imports r
    where r.tenant_id = ${t} and r.kind = 'resumes' and r.changed_at < ${before} and r.state in (${sql.join(cancelableStates)})`,
  buildSteps: (t: number, ids: RawBuilder<unknown>, now: Date) => [
    sql`with removed as (
        delete from bulk_import_items where tenant_id = ${t} and import_id in ${ids} returning storage_key)
      insert into discarded_files (tenant_id, storage_key)
        select ${t}::bigint, storage_key from removed where storage_key is not null on conflict do nothing`,
    sql`update bulk_imports set state = 'canceled', file_name = ${removedName}, changed_at = ${now}
      where tenant_id = ${t} and id in ${ids}`,
  ],
};
