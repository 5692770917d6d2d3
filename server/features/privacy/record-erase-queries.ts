import { type RawBuilder, sql } from 'kysely';

/** Removes the account from what partners recorded and imported about the person. Their own records and files stay. */
export function buildRecordSteps(t: number, u: number, deletedNameValues: string): RawBuilder<unknown>[] {
  return [
    sql`update notifications set phrase_values = phrase_values || ${deletedNameValues}::jsonb
      where tenant_id = ${t} and model_type = 'imported_people' and user_id in
        (select invited_by from person_invitations where tenant_id = ${t} and joined_user_id = ${u})`,
    sql`delete from person_invitations where tenant_id = ${t} and joined_user_id = ${u}`,
    sql`update imported_people set linked_user_id = null where tenant_id = ${t} and linked_user_id = ${u}`,
    sql`delete from person_merges where tenant_id = ${t} and user_id = ${u}`,
    // The undo of another merge must not restore the link.
    sql`update person_merges set before = before || '{"linked_user_id": null}'
      where tenant_id = ${t} and before->'linked_user_id' = to_jsonb(${u}::bigint)`,
    sql`delete from distinct_people where tenant_id = ${t} and user_id = ${u}`,
    sql`update bulk_import_items n set duplicates = (
        select coalesce(jsonb_agg(e.value), '[]') from jsonb_array_elements(n.duplicates) e
        where not (e.value->>'kind' = 'seeker' and (e.value->>'id')::bigint = ${u}))
      where n.tenant_id = ${t} and n.duplicates <> '[]'
        and n.duplicates @> jsonb_build_array(jsonb_build_object('kind', 'seeker', 'id', ${u}::bigint))`,
  ];
}
