-- Jobs are paused once their last day to apply is over: the product looks for them every minute.

create index jobs_active_closing on jobs (closes_on, tenant_id, id) where status = 'active' and closes_on is not null;
