import * as z from 'zod/mini';
import { Download } from '#domain/features/files/contract.ts';
import { CappedCount } from '#domain/features/jobs/search/search.ts';
import { radiusLimits } from '#domain/features/jobs/search/search-choices.ts';
import { maxTagLength, SupportFacts } from '#domain/features/journal/contract.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText, intInQuery, line, listInQuery, Moment } from '#domain/lib/fields.ts';
import { Education, Experience } from './profile-parts.ts';

/** A job seeker on a partner's list. */
export const SeekerCard = z.object({
  id: Id,
  name: z.string(),
  headline: z.string(),
  city: z.string(),
  region: z.string(),
  /** The first few skills. */
  skills: z.array(z.string()),
  /** Sponsored by the caller's organization. */
  is_own: z.boolean(),
  /** The sponsoring organization. */
  partner: z.nullable(z.string()),
  /** What the caller's organization recorded; null for people whom it does not support. */
  support: z.nullable(SupportFacts),
  updated_at: Moment,
});
export type SeekerCard = z.infer<typeof SeekerCard>;

export const seekerSorts = ['changed', 'name'] as const;

export const SeekerFilter = z.object({
  /** Beginnings of words of the name, headline, summary, skills, and titles, or another spelling of a skill or title. */
  words: z.optional(line(100)),
  /** All must be present. */
  skill: z.optional(listInQuery(line(100, 1), 10)),
  /** A tag of the caller's organization. */
  tag: z.optional(line(maxTagLength)),
  place: z.optional(line(120)),
  radius: z.optional(intInQuery(radiusLimits.min, radiusLimits.max)),
  sort: z.optional(z.enum(seekerSorts)),
  cursor: z.optional(z.string().check(z.maxLength(1500), z.regex(/^[\w-]*$/))),
});
export type SeekerFilter = z.infer<typeof SeekerFilter>;

export const SeekerPage = z.object({
  seekers: z.array(SeekerCard),
  next: z.nullable(z.string()),
  /** Known on the first page only. */
  total: z.nullable(CappedCount),
});
export type SeekerPage = z.infer<typeof SeekerPage>;

/** The work-related profile others can read, without hidden fields, contact details and private needs. */
export const SeekerView = z.object({
  ...SeekerCard.shape,
  summary: z.string(),
  certifications: z.array(z.string()),
  titles: z.array(z.string()),
  industries: z.array(z.string()),
  languages: z.array(z.string()),
  education: z.array(z.pick(Education, { school: true, degree: true, field: true })),
  experience: z.array(z.pick(Experience, { title: true, employer: true, start: true, end: true })),
  strength: z.int(),
});
export type SeekerView = z.infer<typeof SeekerView>;

/** The columns of the file. */
export const seekerColumns = [
  'name',
  'headline',
  'city',
  'region',
  'skills',
  'partner',
  'tags',
  'last_contact',
  'next_step',
  'next_step_due',
  'updated',
] as const;

/** People in one file; a narrower filter has fewer. */
export const maxDownloadedSeekers = 5000;

const access = { permission: 'seeker.read' } as const;

export const seekerPoolApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/seekers',
    access,
    query: SeekerFilter,
    takesTurns: true,
    response: SeekerPage,
  }),
  /** The list as CSV, in its order. */
  download: endpoint({
    method: 'GET',
    path: '/api/v1/seekers/csv',
    access: { permission: 'seeker.download' },
    query: z.omit(SeekerFilter, { cursor: true }),
    response: Download,
    binary: true,
    perMinute: 10,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/v1/seekers/:id',
    access,
    params: z.object({ id: IdFromText }),
    response: SeekerView,
  }),
};
