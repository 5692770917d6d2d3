import type { MatchReasons } from '#domain/features/seekers/search/contract.ts';
import { formatDate, formatDistance, formatList } from '#web/lib/texts/format.ts';
import type { Translate } from '#web/lib/texts/i18n.ts';

const lists = ['words', 'skills', 'titles', 'industries', 'certifications'] as const;

/** Which conditions a person meets, one line each. */
export function listReasonTexts(t: Translate, reasons: MatchReasons): string[] {
  const { education_level: education, management_level: level, experience_years: years, distance, start } = reasons;
  return [
    ...lists.flatMap((name) =>
      reasons[name].length > 0 ? [t(`seekers.advanced.reasons.${name}`, { names: formatList(reasons[name]) })] : [],
    ),
    ...(isLevel(education) ? [t(`jobs.detail.education.levels.${education}`)] : []),
    ...(isLevel(level) ? [t(`jobs.detail.management.levels.${level}`)] : []),
    ...(years === null ? [] : [t('seekers.advanced.reasons.years', { count: years })]),
    ...(distance === null ? [] : [t('seekers.advanced.reasons.distance', { distance: formatDistance(distance) })]),
    ...(start === null ? [] : [describeStart(t, start.day)]),
  ];
}

function isLevel(value: number | null): value is 1 | 2 | 3 | 4 | 5 {
  return value !== null && value >= 1 && value <= 5;
}

function describeStart(t: Translate, day: string | null): string {
  return day === null
    ? t('seekers.advanced.reasons.noStart')
    : t('seekers.advanced.reasons.start', { date: formatDate(day) });
}
