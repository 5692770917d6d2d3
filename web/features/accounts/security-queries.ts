import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  DeviceSession,
  PasswordChange,
  PasswordConfirmation,
} from '#domain/features/accounts/security-contract.ts';
import { securityApi } from '#web/lib/api/people/account-security.ts';
import { call } from '#web/lib/call.ts';

const devicesKey = ['me', 'devices'] as const;

/** The sessions and impersonations of the account. */
export const deviceList = queryOptions({
  queryKey: devicesKey,
  queryFn: async ({ signal }): Promise<DeviceSession[]> => (await call(securityApi.devices, {}, { signal })).sessions,
});

/** Ends one session or all others. */
export function useEndDevices() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (which: string | 'others') => {
      const sent =
        which === 'others' ? call(securityApi.endOthers, {}) : call(securityApi.endDevice, { params: { id: which } });
      queries.setQueryData(devicesKey, (await sent).sessions);
    },
  });
}

/** Reauthenticates with the password. */
export async function proveAgain(proof: PasswordConfirmation): Promise<void> {
  await call(securityApi.confirmPassword, { body: proof });
}

/** Changes the password, which ends all other sessions. */
export function useChangePassword() {
  const queries = useQueryClient();
  return async (change: PasswordChange): Promise<void> => {
    await call(securityApi.changePassword, { body: change });
    await queries.invalidateQueries({ queryKey: devicesKey });
  };
}
