import { organisationsApi } from '#domain/features/organisations/contract.ts';
import { route } from '#server/http/serve.ts';
import { organisationHandlers } from './handlers.ts';

export const organisationRoutes = [route(organisationsApi, organisationHandlers)];
