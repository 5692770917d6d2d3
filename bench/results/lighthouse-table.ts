import { loadavg } from 'node:os';
import type { PageScore } from '#bench/lighthouse.ts';
import { formatInteger, verdict } from './cells.ts';
import { table } from './table.ts';

const goals = { performance: 95, accessibility: 100 } as const;

/** Lighthouse scores and metrics of each page, on a simulated slow phone and network. */
export function lighthouseTable(scores: readonly PageScore[] | undefined): string {
  if (!scores) return 'Not measured: Chromium is not installed, or Lighthouse could not be installed.';
  const head = ['page', 'performance', 'met', 'accessibility', 'met', 'first content', 'largest', 'blocked', 'shift'];
  const rows = scores.map(
    ({
      path,
      performance,
      accessibility,
      firstContentMs: firstContent,
      largestContentMs: largestContent,
      blockedMs: blocked,
      shift,
    }) => [
      path,
      `${performance}, goal ≥ ${goals.performance}`,
      verdict(-performance, -goals.performance),
      `${accessibility}, goal ${goals.accessibility}`,
      verdict(-accessibility, -goals.accessibility),
      ...[firstContent, largestContent, blocked].map(formatInteger),
      shift.toFixed(3),
    ],
  );
  const when = `Mobile, median of three runs by performance score; times in milliseconds. ${new Date().toISOString().slice(0, 10)}, load ${loadavg()[0]?.toFixed(1)}.`;
  return `${when}\n\n${table(head, rows)}`;
}
