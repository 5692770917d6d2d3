import type { JobCard, Salary } from '#domain/features/jobs/job.ts';
import { formatCurrency } from '#web/lib/format.ts';
import type { Translate } from '#web/lib/i18n.ts';

/** Formats pay: "$70,000 to $85,000 a year". */
export function formatPay(t: Translate, salary: Salary | null): string {
  if (!salary || (salary.min === null && salary.max === null)) return t('jobs.detail.pay.notListed');
  return t(`jobs.detail.pay.per.${salary.period}`, { pay: formatAmount(t, salary) });
}

/** Formats the required years of experience; null if not stated. */
export function formatExperience(t: Translate, job: Pick<JobCard, 'experience_min' | 'experience_max'>): string | null {
  const { experience_min: min, experience_max: max } = job;
  if (min === null && max === null) return null;
  if ((min ?? 0) === 0 && max === 0) return t('jobs.detail.experience.none');
  if (max === null || max >= 60)
    return min === 0 ? t('jobs.detail.experience.none') : t('jobs.detail.experience.from', { min: min ?? 0 });
  return min === null ? t('jobs.detail.experience.upTo', { max }) : t('jobs.detail.experience.range', { min, max });
}

/** "Portland, OR", or the country without a known city. */
export function formatLocation(job: Pick<JobCard, 'city' | 'region' | 'country'>): string {
  return [job.city, job.region].filter(Boolean).join(', ') || job.country;
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
