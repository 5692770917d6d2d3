import type { Profile } from '#domain/features/seekers/contract.ts';
import type { Preferences } from '#domain/features/seekers/preferences.ts';
import { paths } from '#web/app/paths.ts';

export type Strength = Pick<Profile, 'strength' | 'strength_parts' | 'headline'>;

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
export type ProfileStep = (typeof steps)[number];

interface StepState {
  readonly profile: Strength;
  /** Undefined while unknown. */
  readonly preferences: Preferences | undefined;
}

/** What the profile still lacks, the most useful first. */
export function findNextSteps({ profile, preferences }: StepState): ProfileStep[] {
  return steps.filter((step) => {
    if (step === 'headline') return profile.headline === '';
    if (step === 'preferences') return preferences !== undefined && hasNone(preferences);
    return (profile.strength_parts[step] ?? 0) < 100;
  });
}

/** Where a step is done. */
export function getStepAddress(step: ProfileStep): string {
  return step === 'preferences' ? paths.profilePage('preferences') : paths.editProfileAt(profileFields[step]);
}

/** The field that completes a part of the match. */
const profileFields = {
  Skills: 'skills',
  JobTitles: 'titles',
  Education: 'education_level',
  Industries: 'industries',
  ManagementLevel: 'management_level',
  Certifications: 'certifications',
  headline: 'headline',
} as const;

function hasNone({ titles, places, work_modes: modes, job_types: types, pay }: Preferences): boolean {
  return [...titles, ...places, ...modes, ...types].length === 0 && pay.min === null;
}
