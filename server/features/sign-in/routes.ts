import { tenantSignInApi } from '#domain/features/sign-in/admin-contract.ts';
import { signInApi } from '#domain/features/sign-in/contract.ts';
import { route } from '#server/http/serve.ts';
import { signInHandlers, tenantSignInHandlers } from './handlers.ts';

export const signInRoutes = [route(signInApi, signInHandlers), route(tenantSignInApi, tenantSignInHandlers)];
