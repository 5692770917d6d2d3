-- The success metric adds up the openings of all jobs by the day on which they were published. The rows of jobs are wide.
create index jobs_by_publication on jobs (tenant_id, published_at) include (id, openings);
