import { describe, expect, it } from 'vitest';
import { roles } from '#domain/access/roles.ts';
import { canSkip, getOnboardingSteps } from './steps.ts';

describe('onboarding steps', () => {
  it('are unique for every role, with consent first and required', () => {
    for (const role of roles) {
      const steps = getOnboardingSteps(role, false);
      expect(new Set(steps).size).toBe(steps.length);
      expect(steps[0]).toBe('consent');
      expect(getOnboardingSteps(role, true)).toEqual(steps.slice(1));
    }
    expect(canSkip('consent')).toBe(false);
    expect(canSkip('resume')).toBe(true);
  });

  it('include a résumé only for job seekers, an organization only for leads', () => {
    expect(roles.filter((role) => getOnboardingSteps(role, true).includes('resume'))).toEqual(['job_seeker']);
    expect(roles.filter((role) => getOnboardingSteps(role, true).includes('organisation'))).toEqual([
      'hiring_manager',
      'recruiter',
      'skilling_partner',
    ]);
  });
});
