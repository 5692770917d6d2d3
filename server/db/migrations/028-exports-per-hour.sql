-- Each account may export ten times an hour; the exports are counted in the audit trail.
create index audit_events_exports on audit_events (tenant_id, actor_user_id, at)
  where action in ('erd.download', 'data.export', 'data.download');
