import type { PersonSummary } from '#domain/features/seekers/employer-profile.ts';
import type { Translate } from '#web/lib/i18n.ts';

/** What staff read about a person before all else. */
export function personRows(t: Translate, { headline, city, region }: PersonSummary) {
  const place = [city, region].filter(Boolean).join(', ');
  return [
    { label: t('applications.review.detail.headline'), value: headline || t('common.labels.notListed') },
    { label: t('applications.review.detail.location'), value: place || t('common.labels.notListed') },
  ];
}
