import { accountsApi } from '#domain/features/accounts/contract.ts';
import { firstAdminApi } from '#domain/features/accounts/first-admin.ts';
import { recoveryApi } from '#domain/features/accounts/recovery.ts';
import { securityApi } from '#domain/features/accounts/security-contract.ts';
import { twoFactorApi } from '#domain/features/accounts/two-factor.ts';
import { route } from '#server/http/serve.ts';
import { firstAdminHandlers } from './first-admin/first-admin-handlers.ts';
import { accountHandlers } from './handlers.ts';
import { recoveryHandlers } from './password/recovery-handlers.ts';
import { securityHandlers } from './security-handlers.ts';
import { twoFactorHandlers } from './two-factor/two-factor-handlers.ts';

export const accountRoutes = [
  route(accountsApi, accountHandlers),
  route(firstAdminApi, firstAdminHandlers),
  route(recoveryApi, recoveryHandlers),
  route(securityApi, securityHandlers),
  route(twoFactorApi, twoFactorHandlers),
];
