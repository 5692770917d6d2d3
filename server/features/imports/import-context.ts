import type { Context } from '#server/context.ts';

/** What an import works with. It has no caller: a person at the terminal starts it. */
export type ImportContext = Pick<
  Context,
  'db' | 'tenant' | 'actor' | 'requestId' | 'taxonomy' | 'locations' | 'events' | 'metrics' | 'clock'
>;
