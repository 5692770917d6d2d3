import { tenantAdminApi } from '#domain/features/tenants/admin-contract.ts';
import { tenantsApi } from '#domain/features/tenants/contract.ts';
import { route } from '#server/http/serve.ts';
import { tenantAdminHandlers } from './admin-handlers.ts';
import { tenantHandlers } from './handlers.ts';

export const tenantRoutes = [route(tenantsApi, tenantHandlers), route(tenantAdminApi, tenantAdminHandlers)];
