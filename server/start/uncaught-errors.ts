import type { FastifyBaseLogger } from 'fastify';

/**
 * Logs an uncaught error and exits, because the process state is unknown. The embedded database keeps running; the next
 * start adopts it.
 */
export function exitOnUncaughtErrors(log: FastifyBaseLogger): void {
  const logAndExit = (error: unknown) => {
    log.fatal({ err: error }, 'uncaught error');
    process.exit(70);
  };
  process.on('uncaughtException', logAndExit);
  process.on('unhandledRejection', logAndExit);
}
