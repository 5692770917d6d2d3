import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { TwoFactorStatus } from '#domain/features/accounts/two-factor.ts';
import { twoFactorApi } from '#web/lib/api/people/account-security.ts';
import { call } from '#web/lib/call.ts';

/** The two-factor status of the account. */
export const ownSecondStep = queryOptions({
  queryKey: ['me', 'second-step'],
  queryFn: ({ signal }): Promise<TwoFactorStatus> => call(twoFactorApi.read, {}, { signal }),
});

/** Two-factor mutations. They invalidate the user, whose access may change. */
export function useSecondStepChanges() {
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: ['me'] });
  return {
    begin: useMutation({ mutationFn: () => call(twoFactorApi.setUp, {}) }),
    renewCodes: useMutation({
      mutationFn: async () => (await call(twoFactorApi.renewCodes, {})).recovery_codes,
      onSuccess,
    }),
    switchOff: useMutation({ mutationFn: () => call(twoFactorApi.disable, {}), onSuccess }),
    confirm: async (code: string): Promise<readonly string[]> => {
      const { recovery_codes: codes } = await call(twoFactorApi.confirm, { body: { code } });
      void onSuccess();
      return codes;
    },
  };
}

export type SecondStepChanges = ReturnType<typeof useSecondStepChanges>;
