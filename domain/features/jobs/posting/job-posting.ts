import type { Job } from '#domain/features/jobs/job.ts';
import { parseWebLink } from '#domain/lib/link.ts';
import { getClosingMoment } from './closing-day.ts';
import { formatHtml } from './posting-html.ts';

const employmentTypes: Record<Job['job_type'], string> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
  apprenticeship: 'OTHER',
  volunteer: 'VOLUNTEER',
};

const payUnits = { year: 'YEAR', month: 'MONTH', week: 'WEEK', day: 'DAY', hour: 'HOUR' } as const;

/** Google's credential categories by education level; level 0 requires none. */
const credentialsByRank = [
  null,
  'high school',
  'associate degree',
  'bachelor degree',
  'postgraduate degree',
  'postgraduate degree',
];

/**
 * An active job as schema.org JobPosting, with every field that search engines require or recommend.
 * @param url URL of the job's page
 * @source https://schema.org/JobPosting
 */
export function buildJobPosting(job: Job, url: string): Record<string, unknown> {
  const { organisation, salary } = job;
  const website = parseWebLink(organisation.website);
  // Search engines ask for this word if the employer is not named.
  const employer = job.company === '' ? 'confidential' : organisation.name;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: formatHtml([job.description, job.responsibilities, job.requirements, job.benefits]),
    identifier: { '@type': 'PropertyValue', name: employer, value: String(job.id) },
    ...(!job.is_first_seen && { datePosted: job.published_at?.slice(0, 10) }),
    ...(job.closes_on && { validThrough: getClosingMoment(job.closes_on) }),
    employmentType: employmentTypes[job.job_type],
    hiringOrganization: {
      '@type': 'Organization',
      name: employer,
      ...(website && { sameAs: website }),
    },
    ...buildJobLocation(job),
    ...(salary && { baseSalary: buildBaseSalary(salary) }),
    ...(job.skills.length > 0 && { skills: job.skills.map(({ label }) => label).join(', ') }),
    ...buildRequirements(job),
    totalJobOpenings: job.openings,
    directApply: true,
    url,
  };
}

/**
 * A remote job is open to applicants in the job's country, or else its employer's; if neither is known, no country is
 * given.
 */
function buildJobLocation({ work_mode, city, region, country, latitude, longitude, organisation }: Job) {
  const home = country || organisation.country;
  const remote = {
    jobLocationType: 'TELECOMMUTE',
    ...(home && { applicantLocationRequirements: { '@type': 'Country', name: home } }),
  };
  const address = {
    '@type': 'PostalAddress',
    ...(city && { addressLocality: city }),
    ...(region && { addressRegion: region }),
    ...(country && { addressCountry: country }),
  };
  const geo = latitude !== null && longitude !== null ? { '@type': 'GeoCoordinates', latitude, longitude } : null;
  const jobLocation = { '@type': 'Place', address, ...(geo && { geo }) };
  if (work_mode !== 'remote') return { jobLocation };
  return city === '' ? remote : { ...remote, jobLocation };
}

function buildBaseSalary({ min, max, currency, period }: NonNullable<Job['salary']>) {
  const bounds = { ...(min !== null && { minValue: min }), ...(max !== null && { maxValue: max }) };
  const amounts = min === max ? { value: min } : bounds;
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...amounts, unitText: payUnits[period] },
  };
}

function buildRequirements({ education_level: education, experience_min: years }: Job) {
  const credential = credentialsByRank[education ?? 0];
  return {
    ...(credential && {
      educationRequirements: { '@type': 'EducationalOccupationalCredential', credentialCategory: credential },
    }),
    ...(years && {
      experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: years * 12 },
    }),
  };
}
