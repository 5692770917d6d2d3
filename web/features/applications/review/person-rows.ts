import type { PersonSummary } from '#domain/features/seekers/employer-profile.ts';
import type { Translate } from '#web/lib/texts/i18n.ts';

/** The key facts of an applicant. */
export function personRows(t: Translate, { headline, city, region }: PersonSummary) {
  const place = [city, region].filter(Boolean).join(', ');
  return [
    { label: t('applications.review.detail.headline'), value: headline || t('common.labels.notListed') },
    { label: t('applications.review.detail.location'), value: place || t('common.labels.notListed') },
  ];
}
