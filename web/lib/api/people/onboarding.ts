import type * as contract from '#domain/features/onboarding/contract.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const onboardingApi: Routes<typeof contract.onboardingApi> = {
  read: { method: 'GET', path: '/api/v1/onboarding' },
  mark: { method: 'PUT', path: '/api/v1/onboarding' },
  resume: { method: 'GET', path: '/api/v1/resumes/:id' },
};
