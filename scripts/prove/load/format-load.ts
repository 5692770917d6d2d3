import { getQuantile } from '#bench/chat/delivery.ts';
import type { LoadResult } from './mixed-load.ts';

const mostFailures = 5;

export function formatLoad({ p50, p95, p99, requestCount, errors, chat, failures }: LoadResult): string[] {
  const failed = Object.entries(errors).map(([status, count]) => `${count} × ${status}`);
  return [
    `${requestCount} requests: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; errors: ${failed.join(', ') || 'none'}`,
    `${chat.times.length} chat messages: p50 ${getQuantile(chat.times, 0.5).toFixed(1)} ms, p99 ${getQuantile(chat.times, 0.99).toFixed(1)} ms, sent again: ${chat.retryCount}`,
    ...failures.slice(0, mostFailures).map(formatFailure),
  ];
}

/** The time and the error of a log line. */
function formatFailure(line: string): string {
  const { ts, err } = JSON.parse(line) as { ts: string; err: { name: string; message: string } };
  return `failed request at ${ts}: ${err.name}, ${err.message}`;
}
