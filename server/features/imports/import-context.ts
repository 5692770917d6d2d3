import type { Context } from '#server/context.ts';

/** The context of an import. It runs from the command line, so there is no request. */
export type ImportContext = Pick<
  Context,
  'db' | 'tenant' | 'actor' | 'requestId' | 'taxonomy' | 'locations' | 'events' | 'metrics' | 'clock'
>;
