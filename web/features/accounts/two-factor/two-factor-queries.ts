import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type SecondStep, secondStepApi } from '#domain/features/accounts/two-factor.ts';
import { call } from '#web/lib/call.ts';

/** Whether one's own account asks for a code at sign-in. */
export const ownSecondStep = queryOptions({
  queryKey: ['me', 'second-step'],
  queryFn: ({ signal }): Promise<SecondStep> => call(secondStepApi.read, {}, { signal }),
});

/** What can be done with the second step. Afterwards everything about oneself is asked for anew: more may be open now. */
export function useSecondStepChanges() {
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: ['me'] });
  return {
    begin: useMutation({ mutationFn: () => call(secondStepApi.begin, {}) }),
    renewCodes: useMutation({
      mutationFn: async () => (await call(secondStepApi.renewCodes, {})).recovery_codes,
      onSuccess,
    }),
    switchOff: useMutation({ mutationFn: () => call(secondStepApi.switchOff, {}), onSuccess }),
    confirm: async (code: string): Promise<readonly string[]> => {
      const { recovery_codes: codes } = await call(secondStepApi.confirm, { body: { code } });
      void onSuccess();
      return codes;
    },
  };
}

export type SecondStepChanges = ReturnType<typeof useSecondStepChanges>;
