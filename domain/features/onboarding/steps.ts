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

/** Onboarding steps of a role, in order; `consent` only if not given yet. */
export function getOnboardingSteps(role: Role, hasConsented: boolean): readonly OnboardingStep[] {
  return hasConsented ? getRoleSteps(role) : ['consent', ...getRoleSteps(role)];
}

function getRoleSteps(role: Role): readonly OnboardingStep[] {
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

export function canSkip(step: OnboardingStep): boolean {
  return step !== 'consent';
}
