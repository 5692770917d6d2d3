import { onboardingApi } from '#domain/features/onboarding/contract.ts';
import { route } from '#server/http/serve.ts';
import { onboardingHandlers } from './handlers.ts';

export const onboardingRoutes = [route(onboardingApi, onboardingHandlers)];
