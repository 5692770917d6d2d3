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

/**
 * Onboarding steps of a role, in order; `consent` only if not given yet. What makes the product useful comes first. The
 * comfort settings come last: the top bar offers them on every page.
 */
export function getOnboardingSteps(role: Role, hasConsented: boolean): readonly OnboardingStep[] {
  return hasConsented ? getRoleSteps(role) : ['consent', ...getRoleSteps(role)];
}

function getRoleSteps(role: Role): readonly OnboardingStep[] {
  switch (role) {
    case 'job_seeker':
      return ['resume', 'preferences', 'needs', 'comfort'];
    case 'hiring_manager':
      return ['organisation', 'first_job', 'comfort'];
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
