-- When a record of a person is deleted, what imports read about the person goes too: both ways from a record to the items.

create index bulk_import_items_of_person on bulk_import_items
  (tenant_id, ((coalesce(created->>'person_id', created->>'existing_person_id'))::bigint))
  where created ?| array['person_id', 'existing_person_id'];
create index bulk_import_items_duplicates on bulk_import_items using gin (duplicates jsonb_path_ops)
  where duplicates <> '[]';
