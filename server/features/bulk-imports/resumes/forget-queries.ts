import { type RawBuilder, sql } from 'kysely';
import type { DbTransaction } from '#server/db/db.ts';

/** Replaces the name of a file, which often is that of a person. */
const removedName = '–';

/**
 * Statements that remove from the history of imports what was read about people whose records are deleted. The groups and counts
 * of the imports stay. `ids` is a set of ids.
 */
export function buildForgetSteps(t: number, ids: RawBuilder<unknown>): RawBuilder<unknown>[] {
  const personId = sql`(coalesce(n.created->>'person_id', n.created->>'existing_person_id'))::bigint`;
  const own = sql`select n.id, n.import_id, n.name from bulk_import_items n where n.tenant_id = ${t}
    and n.created ?| array['person_id', 'existing_person_id'] and ${personId} in ${ids} and n.state = 'done'`;
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
    sql`with own as (${own}), renamed as (
        update bulk_imports i set file_name = ${removedName} from own o
          where i.tenant_id = ${t} and i.id = o.import_id and i.file_name = o.name
      )
      update bulk_import_items n
        set name = ${removedName}, sha256 = null, fields = '{}', duplicates = '[]', created = '{}'
        from own o where n.tenant_id = ${t} and n.id = o.id`,
  ];
}

export async function forgetPeople(db: DbTransaction, tenantId: number, ids: readonly number[]): Promise<void> {
  const steps = buildForgetSteps(tenantId, sql`(select unnest(${[...ids]}::bigint[]))`);
  for (const step of steps) await step.execute(db);
}
