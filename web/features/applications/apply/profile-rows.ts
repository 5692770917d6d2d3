import type { Profile } from '#domain/features/seekers/contract.ts';
import type { Translate } from '#web/lib/texts/i18n.ts';

/** The profile in short, as it is sent with an application; an empty value is missing. */
export function profileRows(t: Translate, profile: Profile): { label: string; value: string }[] {
  const [job] = profile.experience;
  const [study] = profile.education;
  return [
    { label: t('applications.apply.profile.name'), value: profile.full_name },
    { label: t('applications.apply.profile.headline'), value: profile.headline },
    { label: t('applications.apply.profile.location'), value: joinText(profile.city, profile.region) },
    { label: t('applications.apply.profile.skills'), value: profile.skills.join(', ') },
    { label: t('applications.apply.profile.experience'), value: joinText(job?.title, job?.employer) },
    { label: t('applications.apply.profile.education'), value: joinText(study?.degree, study?.school) },
  ];
}

function joinText(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(', ');
}
