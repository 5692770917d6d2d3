import type { Job } from '#domain/features/jobs/job.ts';
import type { Employer } from './live-preview.tsx';
import { type JobFormValues, writtenJob } from './values.ts';

/** The job as its page would show it, without saving. */
export function buildPreview(values: JobFormValues, employer: Employer): Job {
  const { place, organisation_id, ...written } = writtenJob(values);
  const terms = (words: readonly string[]) => words.map((label, index) => ({ id: index + 1, label }));
  return {
    ...written,
    ...place,
    id: 0,
    slug: '',
    company: employer.name,
    status: 'active',
    organisation: {
      id: organisation_id ?? employer.id ?? 0,
      name: employer.name,
      description: '',
      website: '',
      country: '',
    },
    openings: values.openings ?? 1,
    skills: terms(values.skills),
    nice_skills: terms(values.nice_skills),
    certifications: terms(values.certifications),
    titles: terms(values.titles),
    industries: terms(values.industries),
    source_url: '',
    published_at: null,
    is_first_seen: false,
    version: 0,
    can_edit: false,
    next_statuses: [],
    publishing: 'no',
    publish_request: null,
    own_application_id: null,
    is_invited: false,
  } as Job;
}
