import { type FeedFormat, type FeedJob, formatPlace } from './feed-job.ts';
import { escapeXml, textElement, xmlDeclaration } from './xml.ts';

/** Feed readers ask often, and show the newest entries only. */
const maxEntries = 100;

/** @source https://www.rssboard.org/rss-specification */
export const rssFormat: FeedFormat = {
  mediaType: 'application/rss+xml; charset=utf-8',
  maxJobs: maxEntries,
  start: ({ name, origin, url, updatedAt }) =>
    `${xmlDeclaration}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${textElement('title', name)}${textElement('link', origin)}${textElement('description', name)}${textElement('lastBuildDate', updatedAt.toUTCString())}<atom:link rel="self" type="application/rss+xml" href="${escapeXml(url)}"/>\n`,
  item: (job) =>
    `<item>${textElement('title', buildTitle(job))}${textElement('link', job.url)}<guid isPermaLink="true">${escapeXml(job.url)}</guid>${textElement('pubDate', job.publishedAt.toUTCString())}${textElement('description', job.html)}</item>`,
  separator: '\n',
  end: '\n</channel></rss>\n',
};

/** @source https://www.rfc-editor.org/rfc/rfc4287 */
export const atomFormat: FeedFormat = {
  mediaType: 'application/atom+xml; charset=utf-8',
  maxJobs: maxEntries,
  start: ({ name, origin, url, updatedAt }) =>
    `${xmlDeclaration}<feed xmlns="http://www.w3.org/2005/Atom">${textElement('title', name)}${textElement('id', url)}<link rel="self" href="${escapeXml(url)}"/><link href="${escapeXml(origin)}"/>${textElement('updated', updatedAt.toISOString())}<author>${textElement('name', name)}</author>\n`,
  item: (job) =>
    `<entry>${textElement('title', buildTitle(job))}${textElement('id', job.url)}<link href="${escapeXml(job.url)}"/>${textElement('published', job.publishedAt.toISOString())}${textElement('updated', job.updatedAt.toISOString())}<content type="html">${escapeXml(job.html)}</content></entry>`,
  separator: '\n',
  end: '\n</feed>\n',
};

/** "Data Analyst – Northlight Labs – Austin, TX, US". */
function buildTitle(job: FeedJob): string {
  return [job.title, job.company, formatPlace(job)].filter(Boolean).join(' – ');
}
