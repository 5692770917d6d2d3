import { useQuery } from '@tanstack/react-query';
import { useT } from '#web/lib/texts/i18n.ts';
import { Meter } from '#web/ui/data/progress/meter.tsx';
import { findNextSteps, type Strength } from './profile-steps.ts';
import { ownPreferences } from './queries.ts';

/** The profile strength in one line, with the best next step. */
export function StrengthMeter({ profile }: { readonly profile: Strength }) {
  const t = useT();
  const { data: preferences } = useQuery(ownPreferences());
  const [next] = findNextSteps({ profile, preferences });
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
