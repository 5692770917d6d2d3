import { getQuantile } from '#bench/chat/delivery.ts';
import type { LoadResult } from './mixed-load.ts';

const mostFailureLines = 20;

export function formatLoad({ p50, p95, p99, requestCount, errors, chat, failures }: LoadResult): string[] {
  const failed = Object.entries(errors).map(([status, count]) => `${count} × ${status}`);
  return [
    `${requestCount} requests: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; errors: ${failed.join(', ') || 'none'}`,
    `${chat.times.length} chat messages: p50 ${getQuantile(chat.times, 0.5).toFixed(1)} ms, p99 ${getQuantile(chat.times, 0.99).toFixed(1)} ms, sent again: ${chat.retryCount}`,
    ...countByMinute(failures).slice(0, mostFailureLines),
  ];
}

/** From log lines: how many requests failed in each minute, by error. */
function countByMinute(lines: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const { ts, err } = JSON.parse(line) as { ts: string; err: { name: string; message: string } };
    const failure = `failed at ${ts.slice(0, 'yyyy-mm-ddThh:mm'.length)}: ${err.name}, ${err.message}`;
    counts.set(failure, (counts.get(failure) ?? 0) + 1);
  }
  return [...counts].map(([failure, count]) => `${count} ${failure}`);
}
