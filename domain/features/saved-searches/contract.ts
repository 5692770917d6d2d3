import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText, line, Moment } from '#domain/lib/fields.ts';

export const mailFrequencies = ['never', 'daily', 'weekly'] as const;
export const MailFrequency = z.enum(mailFrequencies);
export type MailFrequency = z.infer<typeof MailFrequency>;

/** A frequency at which mail is sent. */
export type ActiveMailFrequency = Exclude<MailFrequency, 'never'>;

export const mailIntervalDays = { daily: 1, weekly: 7 } as const satisfies Record<ActiveMailFrequency, number>;

/** Saved searches per person. */
export const maxSavedSearches = 20;

/** Jobs listed in one email; further jobs are only counted. */
export const maxJobsInMail = 10;

const name = line(100, 1);

export const SavedSearch = z.object({
  id: Id,
  name: z.string(),
  /** The query string of the search. */
  address: z.string(),
  frequency: MailFrequency,
  /** Jobs published since the person last viewed the search. */
  new_jobs: z.int(),
  created_at: Moment,
});
export type SavedSearch = z.infer<typeof SavedSearch>;

export const NewSavedSearch = z.object({ name, address: line(4000), frequency: MailFrequency });
export type NewSavedSearch = z.infer<typeof NewSavedSearch>;

/** A missing field stays unchanged. */
export const SavedSearchChange = z.object({ name: z.optional(name), frequency: z.optional(MailFrequency) });
export type SavedSearchChange = z.infer<typeof SavedSearchChange>;

export const SavedSearchName = z.object({ name });
export type SavedSearchName = z.infer<typeof SavedSearchName>;

const own = { permission: 'job.save' } as const;
const params = z.object({ id: IdFromText });

export const savedSearchesApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/saved-searches',
    access: own,
    response: z.object({
      searches: z.array(SavedSearch),
      /** Whether email can be sent; `unconfirmed` if the address is not verified. */
      mail: z.enum(['on', 'off', 'unconfirmed']),
    }),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/v1/saved-searches',
    access: own,
    body: NewSavedSearch,
    response: SavedSearch,
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/v1/saved-searches/:id',
    access: own,
    params,
    body: SavedSearchChange,
    response: SavedSearch,
  }),
  /** Marks the search's new jobs as seen. */
  markSeen: endpoint({
    method: 'POST',
    path: '/api/v1/saved-searches/:id/seen',
    access: own,
    params,
    response: SavedSearch,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/saved-searches/:id',
    access: own,
    params,
    response: z.object({ is_removed: z.boolean() }),
  }),
  /** Restores a search removed within the last day. */
  restore: endpoint({
    method: 'POST',
    path: '/api/v1/saved-searches/:id/restoration',
    access: own,
    params,
    response: SavedSearch,
  }),
};
