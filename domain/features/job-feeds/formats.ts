import type { FeedFormat } from './feed-job.ts';
import { indeedFormat } from './indeed.ts';
import { jobBoardFormat, jobListFormat } from './job-board.ts';
import { linkedInFormat } from './linkedin.ts';
import { atomFormat, rssFormat } from './syndication.ts';

/** The feeds by file name, below `/feeds/`. */
export const feedFormats: ReadonlyMap<string, FeedFormat> = new Map([
  ['indeed.xml', indeedFormat],
  ['linkedin.xml', linkedInFormat],
  ['jobs.rss', rssFormat],
  ['jobs.atom', atomFormat],
  ['jobs.json', jobBoardFormat],
  ['list.json', jobListFormat],
]);
