import type { NewJob } from '#domain/features/jobs/posting/new-job.ts';
import type { Context } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import { listTermIds, resolveWrittenTerms } from '#server/features/terms/service.ts';
import type { JobColumns } from './queries.ts';
import { readJobColumns } from './reading/read-job.ts';

/** The columns of a job as its editor sends it, with what its texts say. */
export async function buildJobColumns(ctx: Context, change: Write, job: NewJob, company: string): Promise<JobColumns> {
  const { skills, nice_skills, certifications, industries } = job;
  // The match uses the title itself unless job titles are given.
  const titles = job.titles.length > 0 ? job.titles : [job.title];
  const terms = await resolveWrittenTerms(ctx, change, { skills, nice_skills, certifications, titles, industries });
  return {
    title: job.title,
    summary: job.summary,
    description: job.description,
    responsibilities: job.responsibilities,
    requirements: job.requirements,
    benefits: job.benefits,
    ...resolveLocation(ctx, job),
    work_mode: job.work_mode,
    job_type: job.job_type,
    openings: job.openings,
    salary_min: job.salary?.min ?? null,
    salary_max: job.salary?.max ?? null,
    salary_currency: job.salary?.currency ?? null,
    salary_period: job.salary?.period ?? null,
    experience_min: job.experience_min,
    experience_max: job.experience_max,
    education_level: job.education_level,
    management_level: job.management_level,
    skill_ids: listTermIds(terms.skills),
    nice_skill_ids: listTermIds(terms.nice_skills),
    certification_ids: listTermIds(terms.certifications),
    title_ids: listTermIds(terms.titles),
    industry_ids: listTermIds(terms.industries),
    written_terms: JSON.stringify(terms),
    ...buildOptionalColumns(job),
    ...readJobColumns(
      ctx.taxonomy,
      { title: job.title, texts: job, employer: company, department: '', industries },
      job,
    ),
    inclusion: JSON.stringify(job.inclusion),
    stage_plan: JSON.stringify(job.stage_plan),
    screening_questions: JSON.stringify(job.screening_questions),
    adjustments_contact: job.adjustments_contact,
    closes_on: job.closes_on,
  };
}

/** The columns that stay unchanged unless they are sent. */
function buildOptionalColumns(job: NewJob) {
  const { none_required, match_weights, uses_ai_screening, is_existing_vacancy } = job;
  return {
    ...(none_required ? { none_required } : {}),
    ...(match_weights === undefined ? {} : { match_weights: match_weights && JSON.stringify(match_weights) }),
    ...(uses_ai_screening === undefined ? {} : { uses_ai_screening }),
    ...(is_existing_vacancy === undefined ? {} : { is_existing_vacancy }),
  };
}

/** The location as given, with coordinates if the city is known. */
function resolveLocation(ctx: Context, { place }: NewJob) {
  if (place.latitude !== null && place.longitude !== null) return place;
  const found = ctx.locations.findAddress(place);
  return { ...place, latitude: found?.latitude ?? null, longitude: found?.longitude ?? null };
}
