import { getQuantile } from '#bench/chat/delivery.ts';
import type { LoadResult } from './mixed-load.ts';

export function formatLoad({ p50, p95, p99, requestCount, errors, chat }: LoadResult): string[] {
  const failed = Object.entries(errors).map(([status, count]) => `${count} × ${status}`);
  return [
    `${requestCount} requests: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; errors: ${failed.join(', ') || 'none'}`,
    `${chat.times.length} chat messages: p50 ${getQuantile(chat.times, 0.5).toFixed(1)} ms, p99 ${getQuantile(chat.times, 0.99).toFixed(1)} ms, sent again: ${chat.retryCount}`,
  ];
}
