import type { Salary } from '#domain/features/jobs/job.ts';
import { formatCurrency } from './format.ts';
import type { Translate } from './i18n.ts';

/** Formats pay: "$70,000 to $85,000 a year". */
export function formatPay(t: Translate, salary: Salary | null): string {
  if (!salary || (salary.min === null && salary.max === null)) return t('jobs.detail.pay.notListed');
  return t(`jobs.detail.pay.per.${salary.period}`, { pay: formatAmount(t, salary) });
}

function formatAmount(t: Translate, { min, max, currency }: Salary): string {
  if (min !== null && max !== null && min !== max) {
    return t('jobs.detail.pay.range', { min: formatCurrency(min, currency), max: formatCurrency(max, currency) });
  }
  if (min === null) return t('jobs.detail.pay.upTo', { max: formatCurrency(max ?? 0, currency) });
  return max === null
    ? t('jobs.detail.pay.from', { min: formatCurrency(min, currency) })
    : formatCurrency(min, currency);
}
