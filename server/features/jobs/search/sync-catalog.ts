import { JobType, WorkMode } from '#domain/features/jobs/job.ts';
import { readWorkplaceAnswers } from '#domain/features/jobs/posting/workplace-answers.ts';
import { getYearlyPay } from '#domain/features/jobs/posting/yearly-pay.ts';
import { getExperienceBucket, inclusionFields, type JobFact } from '#domain/features/jobs/search/search-choices.ts';
import { normalizeTerm } from '#domain/features/matching/taxonomy/normalize-term.ts';
import { regionCode } from '#domain/reference/region-code.ts';
import type { Services } from '#server/context.ts';
import { buildSalary, parseInclusion } from '#server/features/jobs/present.ts';
import { createJobCatalog } from '#server/search/jobs/catalog.ts';
import { findActiveJob, type ListedJobRow, readActiveJobs } from '#server/search/jobs/catalog-queries.ts';
import type { ListedJob } from '#server/search/jobs/listed-job.ts';

/** Loads the job catalog and rereads each job that changes. */
export function syncCatalog(services: Services): Promise<void> {
  const db = services.database.forTenant('all');
  return services.catalog.sync(services, {
    name: 'job catalog',
    async read() {
      const catalog = createJobCatalog();
      for await (const rows of readActiveJobs(db)) for (const row of rows) catalog.put(row.tenant_id, toListedJob(row));
      return catalog;
    },
    kinds: ['job_changed'],
    async applyChange(catalog, { tenantId, id }) {
      const row = await findActiveJob(db, tenantId, id);
      if (row) catalog.put(tenantId, toListedJob(row));
      else catalog.remove(tenantId, id);
    },
  });
}

function toListedJob(row: ListedJobRow): ListedJob {
  const salary = buildSalary(row);
  const inclusion = parseInclusion(row.inclusion);
  return {
    id: row.id,
    title: row.title,
    organisationId: row.organisation_id,
    company: row.company,
    publishedAt: row.published_at?.getTime() ?? 0,
    mode: WorkMode.parse(row.work_mode),
    type: JobType.parse(row.job_type),
    experience: getExperienceBucket(row.experience_min),
    latitude: row.latitude,
    longitude: row.longitude,
    country: row.country,
    region: [row.country, normalizeRegion(row)].filter(Boolean).join('-'),
    pay: salary && getYearlyPay(salary),
    skills: row.effective_skill_ids,
    certifications: row.effective_certification_ids,
    industries: row.effective_industry_ids,
    facts: [
      ...new Set<JobFact>([
        ...inclusionFields.filter((fact) => Boolean(inclusion[fact])),
        ...readWorkplaceAnswers(inclusion),
      ]),
    ],
  };
}

/** The code where the row has the name of a state or province. */
function normalizeRegion({ country, region }: ListedJobRow): string {
  const code = country === 'US' || country === 'CA' ? regionCode(normalizeTerm(region)) : undefined;
  return code?.toUpperCase() ?? region;
}
