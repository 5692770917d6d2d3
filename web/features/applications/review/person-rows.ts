import type { ShownPerson } from '#domain/features/seekers/employer-profile.ts';
import type { Translate } from '#web/lib/i18n.ts';

/** What staff read about a person before all else. */
export function personRows(t: Translate, { headline, city, region }: ShownPerson) {
  const place = [city, region].filter(Boolean).join(', ');
  return [
    { label: t('applicants.detail.headline'), value: headline || t('common.words.notTold') },
    { label: t('applicants.detail.place'), value: place || t('common.words.notTold') },
  ];
}
