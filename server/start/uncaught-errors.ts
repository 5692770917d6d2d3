import type { FastifyBaseLogger } from 'fastify';

/**
 * An error that nobody caught leaves the process in a state nobody knows: it is written down, and the process ends, to be
 * started anew. The embedded database outlives it; the next start takes it over.
 */
export function exitOnUncaughtErrors(log: FastifyBaseLogger): void {
  const logAndExit = (error: unknown) => {
    log.fatal({ err: error }, 'an error that nobody caught');
    process.exit(70);
  };
  process.on('uncaughtException', logAndExit);
  process.on('unhandledRejection', logAndExit);
}
