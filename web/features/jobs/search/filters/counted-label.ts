import { capCount } from '#domain/lib/capped-count.ts';
import { formatNumber } from '#web/lib/texts/format.ts';
import type { Translate } from '#web/lib/texts/i18n.ts';

/** A choice with its number of jobs, which has the same limit as the number of results: "On site (1,000+)". */
export function formatCountedLabel(t: Translate, label: string, jobCount: number): string {
  const { count, capped } = capCount(jobCount);
  return t(`jobs.search.filters.${capped ? 'countedMany' : 'counted'}`, { label, count: formatNumber(count) });
}
