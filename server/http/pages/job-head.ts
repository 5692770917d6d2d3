import type { Job } from '#domain/features/jobs/job.ts';
import { isPastClosing } from '#domain/features/jobs/posting/closing-day.ts';
import { buildJobPosting } from '#domain/features/jobs/posting/job-posting.ts';
import { buildDataScript } from './data-script.ts';
import { escapeHtml } from './escape-html.ts';

/** Search engines show about this many characters of a description. */
const maxDescriptionLength = 160;

/**
 * Adds the tags that search engines and link previews read: title, description, canonical URL, and a JobPosting if the job
 * is active. Jobs that are closed or past their closing day get `noindex`.
 */
export function addJobHead(page: string, job: Job, { origin, now }: { origin: string; now: Date }): string {
  const url = `${origin}/jobs/${job.id}`;
  const title = [job.title, job.company].filter(Boolean).join(' – ');
  const text = job.summary.join(' ') || job.description;
  const description =
    text.length > maxDescriptionLength ? `${text.slice(0, maxDescriptionLength - 1).trimEnd()}…` : text;
  const tags = [
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    buildMeta('property', 'og:type', 'website'),
    buildMeta('property', 'og:title', title),
    buildMeta('property', 'og:description', description),
    buildMeta('property', 'og:url', url),
    isListed(job, now)
      ? buildDataScript('type="application/ld+json"', buildJobPosting(job, url))
      : buildMeta('name', 'robots', 'noindex'),
  ];
  return page
    .replace(/<title>([^<]*)<\/title>/, (_all, product: string) => `<title>${escapeHtml(title)} – ${product}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => buildMeta('name', 'description', description))
    .replace('</head>', () => `${tags.join('')}</head>`);
}

function isListed({ status, closes_on: closesOn }: Job, now: Date): boolean {
  return status === 'active' && !isPastClosing(closesOn, now);
}

function buildMeta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}">`;
}
