import { type FeedFormat, type FeedJob, formatPlace } from './feed-job.ts';
import { textElement, xmlDeclaration } from './xml.ts';

const jobTypes: Record<FeedJob['jobType'], string> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACT',
  temporary: 'TEMPORARY',
  internship: 'INTERNSHIP',
  apprenticeship: 'OTHER',
  volunteer: 'VOLUNTEER',
};

const workplaceTypes: Record<FeedJob['workMode'], string> = { on_site: 'On-site', hybrid: 'Hybrid', remote: 'Remote' };

const payPeriods = { year: 'YEARLY', month: 'MONTHLY', week: 'WEEKLY', day: 'DAILY', hour: 'HOURLY' } as const;

/** The XML feed of job postings that LinkedIn describes for limited listings. */
export const linkedInFormat: FeedFormat = {
  mediaType: 'application/xml; charset=utf-8',
  maxJobs: Number.POSITIVE_INFINITY,
  start: ({ name, origin, updatedAt }) =>
    `${xmlDeclaration}<source>${textElement('publisher', name)}${textElement('publisherUrl', origin)}${textElement('lastBuildDate', updatedAt.toUTCString())}\n`,
  item: (job) =>
    `<job>${[
      textElement('partnerJobId', job.id),
      textElement('company', job.company),
      textElement('title', job.title),
      textElement('description', job.html),
      textElement('applyUrl', job.url),
      textElement('location', formatPlace(job)),
      textElement('city', job.city),
      textElement('state', job.region),
      textElement('country', job.country),
      textElement('workplaceTypes', workplaceTypes[job.workMode]),
      textElement('jobtype', jobTypes[job.jobType]),
      buildSalaries(job),
      textElement('listDate', job.publishedAt.toISOString().slice(0, 10)),
      textElement('expirationDate', job.closesOn),
    ].join('')}</job>`,
  separator: '\n',
  end: '\n</source>\n',
};

function buildSalaries({ salary }: FeedJob): string {
  if (!salary) return '';
  const amount = (name: string, value: number | null): string =>
    value === null
      ? ''
      : `<${name}>${textElement('amount', value)}${textElement('currencyCode', salary.currency)}</${name}>`;
  const amounts = amount('lowEnd', salary.min) + amount('highEnd', salary.max);
  const kind = textElement('type', 'BASE_SALARY') + textElement('period', payPeriods[salary.period]);
  return amounts === '' ? '' : `<salaries><salary>${amounts}${kind}</salary></salaries>`;
}
