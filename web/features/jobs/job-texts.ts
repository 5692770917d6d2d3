import type { JobCard } from '#domain/features/jobs/job.ts';
import { formatDate } from '#web/lib/texts/format.ts';
import type { Translate } from '#web/lib/texts/i18n.ts';

/** Formats the required years of experience; null if not stated. */
export function formatExperience(t: Translate, job: Pick<JobCard, 'experience_min' | 'experience_max'>): string | null {
  const { experience_min: min, experience_max: max } = job;
  if (min === null && max === null) return null;
  if ((min ?? 0) === 0 && max === 0) return t('jobs.detail.experience.none');
  if (max === null || max >= 60)
    return min === 0 ? t('jobs.detail.experience.none') : t('jobs.detail.experience.from', { count: min ?? 0 });
  return min === null
    ? t('jobs.detail.experience.upTo', { count: max })
    : t('jobs.detail.experience.range', { min, max });
}

/** "Portland, OR", or the country without a known city. */
export function formatLocation(job: Pick<JobCard, 'city' | 'region' | 'country'>): string {
  return [job.city, job.region].filter(Boolean).join(', ') || job.country;
}

/** "Posted November 20, 2026"; null for a draft. */
export function formatPosted(t: Translate, job: Pick<JobCard, 'published_at' | 'is_first_seen'>): string | null {
  if (job.published_at === null) return null;
  const date = formatDate(job.published_at);
  return t(job.is_first_seen ? 'jobs.detail.facts.firstSeen' : 'jobs.detail.facts.posted', { date });
}
