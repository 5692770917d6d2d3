import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Onboarding } from '#domain/features/onboarding/contract.ts';
import type { ContractOf, RequestInput } from '#domain/lib/endpoint.ts';
import { onboardingApi } from '#web/lib/api/people/onboarding.ts';
import { call } from '#web/lib/call.ts';
import { isSignedIn } from '#web/lib/session.ts';

/** The user's onboarding progress across devices. */
export const onboardingQuery = () =>
  queryOptions({
    queryKey: ['onboarding'],
    queryFn: ({ signal }): Promise<Onboarding> => call(onboardingApi.read, {}, { signal }),
    enabled: isSignedIn,
    staleTime: 0,
  });

export type StepMark = RequestInput<ContractOf<typeof onboardingApi.mark>>['body'];

export function useMarkStep() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (mark: StepMark): Promise<Onboarding> => call(onboardingApi.mark, { body: mark }),
    onSuccess: (onboarding, { step }) => {
      queries.setQueryData(onboardingQuery().queryKey, onboarding);
      if (step === 'consent') void queries.invalidateQueries({ queryKey: ['me'] });
    },
  });
}
