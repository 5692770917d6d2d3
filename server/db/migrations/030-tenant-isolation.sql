-- Row-level security by tenant: a second layer under the tenant condition of each query. A connection sees the rows of the
-- tenant in its setting app.tenant, all rows if that is 'all', and none if it is empty or missing. It is forced, because on
-- a database server the product owns its tables.

-- Every migration that creates a table with tenant_id calls this. The subqueries read the setting once per query, not per row.
create function isolate_tenants(target regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security, force row level security', target);
  execute format(
    $policy$create policy tenant_isolation on %s using (
      tenant_id = (select nullif(nullif(current_setting('app.tenant', true), ''), 'all')::bigint)
      or (select current_setting('app.tenant', true)) = 'all'
    )$policy$,
    target
  );
end $$;

do $$
declare
  target regclass;
begin
  for target in
    select c.oid from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'tenant_id' and not a.attisdropped
  loop
    perform isolate_tenants(target);
  end loop;
end $$;
