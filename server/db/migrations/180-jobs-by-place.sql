-- Finds the jobs of the reports of a place.
create index jobs_by_place on jobs (tenant_id, city, region);
