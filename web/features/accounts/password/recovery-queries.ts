import { queryOptions } from '@tanstack/react-query';
import type { ContractOf, ResponseData } from '#domain/lib/endpoint.ts';
import { recoveryApi } from '#web/lib/api/people/account-security.ts';
import { call } from '#web/lib/call.ts';

/** The mail delivery of the installation. */
export type Delivery = ResponseData<ContractOf<typeof recoveryApi.forgotPassword>>['delivery'];

export async function sendVerification(): Promise<Delivery> {
  return (await call(recoveryApi.sendVerification, {})).delivery;
}

export async function verifyEmail(token: string): Promise<void> {
  await call(recoveryApi.verifyEmail, { body: { token } });
}

export async function askForPasswordLink(email: string): Promise<Delivery> {
  return (await call(recoveryApi.forgotPassword, { body: { email } })).delivery;
}

/** Whether a password link is valid; never cached. */
export const passwordLink = (token: string) =>
  queryOptions({
    queryKey: ['password-link', token],
    queryFn: async ({ signal }): Promise<boolean> =>
      (await call(recoveryApi.checkPasswordLink, { body: { token } }, { signal })).is_valid,
    staleTime: 0,
    gcTime: 0,
  });

export async function setPassword(token: string, password: string): Promise<void> {
  await call(recoveryApi.setPassword, { body: { token, password } });
}
