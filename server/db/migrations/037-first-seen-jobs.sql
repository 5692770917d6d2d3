-- Imported postings may have no employer and no posting day.

-- True if published_at is when the posting was first seen, not when the employer posted it.
alter table jobs add column is_first_seen boolean not null default false;

alter table jobs drop constraint jobs_company_check;
alter table jobs add constraint jobs_company_check check (length(company) <= 200);

-- An employer that an earlier import did not know.
update jobs set company = ''
from organisations o
where o.tenant_id = jobs.tenant_id and o.id = jobs.organisation_id
  and o.source = 'import' and o.name = 'Employer not named' and jobs.company = o.name;
update organisations set name = 'Employer not listed' where source = 'import' and name = 'Employer not named';
