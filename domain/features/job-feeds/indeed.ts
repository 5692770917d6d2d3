import { type FeedFormat, type FeedJob, formatPlace } from './feed-job.ts';
import { textElement, xmlDeclaration } from './xml.ts';

const jobTypes: Record<FeedJob['jobType'], string> = {
  full_time: 'fulltime',
  part_time: 'parttime',
  contract: 'contract',
  temporary: 'temporary',
  internship: 'internship',
  apprenticeship: 'apprenticeship',
  volunteer: 'volunteer',
};

const remoteTypes: Partial<Record<FeedJob['workMode'], string>> = { remote: 'Fully remote', hybrid: 'Hybrid remote' };

/** The XML feed of Indeed, which many other job boards read. */
export const indeedFormat: FeedFormat = {
  mediaType: 'application/xml; charset=utf-8',
  maxJobs: Number.POSITIVE_INFINITY,
  start: ({ name, origin, updatedAt }) =>
    `${xmlDeclaration}<source>${textElement('publisher', name)}${textElement('publisherurl', origin)}${textElement('lastBuildDate', updatedAt.toUTCString())}\n`,
  item: (job) =>
    `<job>${[
      textElement('title', job.title),
      textElement('date', job.publishedAt.toUTCString()),
      textElement('referencenumber', job.id),
      textElement('requisitionid', job.id),
      textElement('url', job.url),
      textElement('company', job.company),
      textElement('city', job.city),
      textElement('state', job.region),
      textElement('country', job.country),
      textElement('location', formatPlace(job)),
      textElement('remotetype', remoteTypes[job.workMode] ?? ''),
      textElement('description', job.html),
      textElement('salary', formatSalary(job)),
      textElement('jobtype', jobTypes[job.jobType]),
      textElement('expirationdate', job.closesOn),
    ].join('')}</job>`,
  separator: '\n',
  end: '\n</source>\n',
};

/** "USD 50000 - 60000 per year". */
function formatSalary({ salary }: FeedJob): string {
  if (!salary) return '';
  const amounts = [...new Set([salary.min, salary.max])].filter((amount) => amount !== null);
  return amounts.length === 0 ? '' : `${salary.currency} ${amounts.join(' - ')} per ${salary.period}`;
}
