import type { Context } from '#server/context.ts';

/** The context of an import. It runs from the command line, so there is no request. */
export type ImportContext = Pick<
  Context,
  'db' | 'tenant' | 'actor' | 'requestId' | 'origin' | 'taxonomy' | 'locations' | 'events' | 'metrics' | 'clock'
>;
