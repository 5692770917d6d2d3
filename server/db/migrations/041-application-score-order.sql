-- Lists of all applications by score follow the damped order, as those of one job do.
create index applications_by_order on applications (tenant_id, score_order, id) where status <> 'draft';
create index applications_by_status_and_order on applications (tenant_id, status, score_order, id);
drop index applications_best;
drop index applications_by_status_and_score;
