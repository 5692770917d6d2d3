import type { Role } from '#domain/access/roles.ts';

export const onboardingSteps = [
  'consent',
  'comfort',
  'resume',
  'preferences',
  'needs',
  'organisation',
  'first_job',
] as const;

export type OnboardingStep = (typeof onboardingSteps)[number];

/** What somebody of a role does first, in this order. Consent is asked of those who have not given it yet. */
export function stepsFor(role: Role, hasConsented: boolean): readonly OnboardingStep[] {
  return hasConsented ? ownSteps(role) : ['consent', ...ownSteps(role)];
}

function ownSteps(role: Role): readonly OnboardingStep[] {
  switch (role) {
    case 'job_seeker':
      return ['comfort', 'resume', 'preferences', 'needs'];
    case 'hiring_manager':
      return ['organisation', 'comfort', 'first_job'];
    case 'recruiter':
    case 'skilling_partner':
      return ['organisation', 'comfort'];
    default:
      return ['comfort'];
  }
}

/** Consent cannot be passed over. */
export function canSkip(step: OnboardingStep): boolean {
  return step !== 'consent';
}
