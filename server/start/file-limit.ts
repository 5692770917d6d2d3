import { readFileSync } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';
import { getConnectionLimits, recommendedFileLimit } from '#server/http/limits/connection-limits.ts';

/** The number of files that this process may open; undefined if there is no limit, or the system does not report it. */
export function readFileLimit(): number | undefined {
  try {
    const limit = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return limit === undefined ? undefined : Number(limit);
  } catch {
    return undefined;
  }
}

/** Connections are files, so a low limit allows fewer callers at the same time. */
export function warnAboutFileLimit(log: FastifyBaseLogger, fileLimit: number | undefined): void {
  if (fileLimit === undefined || fileLimit >= recommendedFileLimit) return;
  const { total } = getConnectionLimits(fileLimit);
  log.warn(
    { file_limit: fileLimit, connections: total },
    `The file limit of this process is ${fileLimit}, so it accepts ${total} connections. ` +
      `Set it to ${recommendedFileLimit} or more (ulimit -n, LimitNOFILE in systemd, --ulimit nofile in Docker).`,
  );
}
