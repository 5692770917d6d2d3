import type * as adminContract from '#domain/features/sign-in/admin-contract.ts';
import type * as contract from '#domain/features/sign-in/contract.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const tenantSignInApi: Routes<typeof adminContract.tenantSignInApi> = {
  read: { method: 'GET', path: '/api/v1/tenant/ways-in' },
  saveProvider: { method: 'PUT', path: '/api/v1/tenant/ways-in/:provider' },
  allowPasswords: { method: 'PUT', path: '/api/v1/tenant/passwords' },
};

export const signInApi: Routes<typeof contract.signInApi> = {
  methods: { method: 'GET', path: '/api/v1/sign-in/ways' },
  start: { method: 'POST', path: '/api/v1/sign-in/:provider/begin' },
  finish: { method: 'POST', path: '/api/v1/sign-in/:provider/finish' },
  confirm: { method: 'POST', path: '/api/v1/sign-in/confirm' },
  google: { method: 'POST', path: '/api/v1/googlelogin' },
  ownMethods: { method: 'GET', path: '/api/v1/me/sign-ins' },
  startLink: { method: 'POST', path: '/api/v1/me/sign-ins/:provider/begin' },
  link: { method: 'POST', path: '/api/v1/me/sign-ins/:provider' },
  unlink: { method: 'DELETE', path: '/api/v1/me/sign-ins/:provider' },
};
