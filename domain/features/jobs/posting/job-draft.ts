import type { FullJobContent } from './job-content.ts';
import type { NewJob } from './new-job.ts';

/** The content of a job or a template as the job form sends it. */
export function buildDraft(job: FullJobContent, organisationId?: number): NewJob {
  const words = (terms: readonly { readonly label: string }[]) => terms.map((term) => term.label);
  return {
    organisation_id: organisationId,
    title: job.title,
    summary: job.summary,
    description: job.description,
    responsibilities: job.responsibilities,
    requirements: job.requirements,
    benefits: job.benefits,
    place: {
      city: job.city,
      region: job.region,
      country: job.country,
      latitude: job.latitude,
      longitude: job.longitude,
    },
    work_mode: job.work_mode,
    job_type: job.job_type,
    openings: job.openings,
    salary: job.salary,
    experience_min: job.experience_min,
    experience_max: job.experience_max,
    education_level: job.education_level,
    management_level: job.management_level,
    skills: words(job.skills),
    nice_skills: words(job.nice_skills),
    certifications: words(job.certifications),
    titles: words(job.titles),
    industries: words(job.industries),
    none_required: job.none_required,
    match_weights: job.match_weights,
    inclusion: job.inclusion,
    stage_plan: job.stage_plan,
    screening_questions: job.screening_questions,
    adjustments_contact: job.adjustments_contact,
    uses_ai_screening: job.uses_ai_screening,
    is_existing_vacancy: job.is_existing_vacancy,
    closes_on: job.closes_on,
  };
}
