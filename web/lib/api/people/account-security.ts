import type * as firstAdmin from '#domain/features/accounts/first-admin.ts';
import type * as recovery from '#domain/features/accounts/recovery.ts';
import type * as securityContract from '#domain/features/accounts/security-contract.ts';
import type * as twoFactor from '#domain/features/accounts/two-factor.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const firstAdminApi: Routes<typeof firstAdmin.firstAdminApi> = {
  checkLink: { method: 'POST', path: '/api/v1/first-administrator/link' },
  create: { method: 'POST', path: '/api/v1/first-administrator' },
};

export const recoveryApi: Routes<typeof recovery.recoveryApi> = {
  sendVerification: { method: 'POST', path: '/api/v1/email/verification' },
  verifyEmail: { method: 'POST', path: '/api/v1/email/verify' },
  forgotPassword: { method: 'POST', path: '/api/v1/password/forgot' },
  checkPasswordLink: { method: 'POST', path: '/api/v1/password/link' },
  setPassword: { method: 'POST', path: '/api/v1/password/set' },
};

export const securityApi: Routes<typeof securityContract.securityApi> = {
  devices: { method: 'GET', path: '/api/v1/me/sessions' },
  endDevice: { method: 'DELETE', path: '/api/v1/me/sessions/:id' },
  endOthers: { method: 'POST', path: '/api/v1/me/sessions/end-others' },
  confirmPassword: { method: 'POST', path: '/api/v1/me/proof' },
  changePassword: { method: 'POST', path: '/api/v1/me/password' },
};

export const twoFactorApi: Routes<typeof twoFactor.twoFactorApi> = {
  read: { method: 'GET', path: '/api/v1/me/second-step' },
  setUp: { method: 'POST', path: '/api/v1/me/second-step' },
  confirm: { method: 'POST', path: '/api/v1/me/second-step/confirmation' },
  renewCodes: { method: 'POST', path: '/api/v1/me/second-step/recovery-codes' },
  disable: { method: 'DELETE', path: '/api/v1/me/second-step' },
};
