import type { FeedFormat, FeedJob, FeedSite } from './feed-job.ts';

const common = {
  mediaType: 'application/json; charset=utf-8',
  maxJobs: Number.POSITIVE_INFINITY,
  separator: ',\n',
  end: '\n]}\n',
} as const;

/** The job board as JSON, for programs. docs/job-feeds.md describes its fields. */
export const jobBoardFormat: FeedFormat = {
  ...common,
  start: (site) => startDocument(describeSite(site)),
  item: (job) => JSON.stringify({ ...describeJob(job), description_html: job.html }),
};

/** Without the texts of the jobs but with the labels of a list, for `/embed/jobs.js`. */
export const jobListFormat: FeedFormat = {
  ...common,
  start: (site) => startDocument({ ...describeSite(site), labels: site.labels }),
  item: (job) => JSON.stringify(describeJob(job)),
};

function startDocument(fields: Readonly<Record<string, unknown>>): string {
  return `${JSON.stringify(fields).slice(0, -1)},"jobs":[\n`;
}

function describeSite({ name, url, updatedAt }: FeedSite) {
  return { name, url, updated_at: updatedAt };
}

function describeJob(job: FeedJob) {
  return {
    id: job.id,
    url: job.url,
    title: job.title,
    company: job.company,
    city: job.city,
    region: job.region,
    country: job.country,
    work_mode: job.workMode,
    job_type: job.jobType,
    salary: job.salary,
    published_at: job.publishedAt,
    updated_at: job.updatedAt,
    closes_on: job.closesOn,
  };
}
