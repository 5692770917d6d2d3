import type { EmployerProfile } from '#domain/features/seekers/employer-profile.ts';
import { formatMonth } from '#web/lib/texts/format.ts';
import type { Translate } from '#web/lib/texts/i18n.ts';

/** Formats a skill with its details: "SQL, 3 years, works on their own". */
export function formatSkill(t: Translate, skill: string, { skill_details: details }: EmployerProfile): string {
  const detail = details.find((each) => each.skill === skill);
  if (!detail) return skill;
  const years = detail.years === null ? '' : t('applications.review.detail.years', { count: detail.years });
  const level = detail.level === null ? '' : t(`applications.review.detail.levels.${detail.level}`);
  return [skill, years, level].filter(Boolean).join(', ');
}

/** Formats a period. A missing end with a start means the present. */
export function formatPeriod(t: Translate, { start, end }: { readonly start: string; readonly end: string }): string {
  if (!start) return formatMonth(end);
  const last = end ? formatMonth(end) : t('applications.review.detail.today');
  return t('applications.review.detail.until', { start: formatMonth(start), end: last });
}
