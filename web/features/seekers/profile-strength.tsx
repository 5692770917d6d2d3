import { useQuery } from '@tanstack/react-query';
import type { Profile } from '#domain/features/seekers/contract.ts';
import type { Preferences } from '#domain/features/seekers/preferences.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Meter } from '#web/ui/data/progress/meter.tsx';
import { ownPreferences } from './queries.ts';

type Strength = Pick<Profile, 'strength' | 'strength_parts' | 'headline'>;

/** The profile strength in one line, with the best next step. */
export function StrengthMeter({ profile }: { readonly profile: Strength }) {
  const t = useT();
  const { data: preferences } = useQuery(ownPreferences());
  const next = findNextStep({ profile, preferences });
  return (
    <>
      <Meter
        label={t('seekers.profile.strength.title')}
        value={profile.strength}
        valueText={t('seekers.profile.strength.value', { value: profile.strength })}
      />
      <p>
        {next
          ? t('seekers.profile.strength.next', { step: t(`seekers.profile.strength.steps.${next}`) })
          : t('seekers.profile.strength.complete')}
      </p>
    </>
  );
}

/** What raises matches most comes first; a certification last, because many people have none. */
const steps = [
  'Skills',
  'JobTitles',
  'Education',
  'Industries',
  'ManagementLevel',
  'headline',
  'preferences',
  'Certifications',
] as const;

interface StepState {
  readonly profile: Strength;
  /** Undefined while unknown. */
  readonly preferences: Preferences | undefined;
}

export function findNextStep({ profile, preferences }: StepState): (typeof steps)[number] | undefined {
  return steps.find((step) => {
    if (step === 'headline') return profile.headline === '';
    if (step === 'preferences') return preferences !== undefined && hasNone(preferences);
    return (profile.strength_parts[step] ?? 0) < 100;
  });
}

function hasNone({ titles, places, work_modes: modes, job_types: types, pay }: Preferences): boolean {
  return [...titles, ...places, ...modes, ...types].length === 0 && pay.min === null;
}
