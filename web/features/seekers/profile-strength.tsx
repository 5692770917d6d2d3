import { Check } from 'lucide-react';
import { MATCH_PARTS } from '#domain/features/matching/parts.ts';
import type { Profile } from '#domain/features/seekers/contract.ts';
import { useT } from '#web/lib/i18n.ts';
import { Meter } from '#web/ui/data/meter.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import css from './profile-strength.module.css';

type Strength = Pick<Profile, 'strength' | 'strength_parts'>;

/** The profile strength by part, with the best next step. */
export function ProfileStrength({ profile }: { readonly profile: Strength }) {
  const t = useT();
  return (
    <Card as="section" labelledBy="strength">
      <div className={css.strength}>
        <h2 id="strength" tabIndex={-1} className={css.title}>
          {t('seekers.profile.strength.title')}
        </h2>
        <StrengthMeter profile={profile} />
        <ul className={css.parts} aria-label={t('seekers.profile.strength.parts')}>
          {MATCH_PARTS.map((part) => {
            const value = profile.strength_parts[part] ?? 0;
            return (
              <li key={part} className={value >= 100 ? css.done : css.open}>
                {value >= 100 && <Check size={16} aria-hidden />}
                {t(`matching.parts.${part}`)}
                {': '}
                {value >= 100
                  ? t('seekers.profile.strength.partDone')
                  : t('seekers.profile.strength.partOpen', { value })}
              </li>
            );
          })}
        </ul>
      </div>
    </Card>
  );
}

/** The profile strength in one line, with the best next step. */
export function StrengthMeter({ profile }: { readonly profile: Strength }) {
  const t = useT();
  const next = nextPart(profile);
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

/** The least complete part; ties go to the part with the higher default weight. */
function nextPart({ strength_parts: parts }: Strength) {
  const open = MATCH_PARTS.filter((part) => (parts[part] ?? 0) < 100);
  return open.toSorted((a, b) => (parts[a] ?? 0) - (parts[b] ?? 0))[0];
}
