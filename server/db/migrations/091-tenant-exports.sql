-- Exports of what a role may see share the queue, the task, and the storage of the exports of one's own data.
alter table data_exports
  add column kind text not null default 'own' check (kind in ('own', 'tenant')),
  add column format text not null default 'csv' check (format in ('csv', 'jsonl')),
  -- Why the data is needed; also in the audit trail.
  add column purpose text not null default '' check (length(purpose) <= 300);

drop index data_exports_one_waiting;
create unique index data_exports_one_waiting on data_exports (tenant_id, user_id, kind) where status = 'waiting';
