import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { accommodationsApi } from '#domain/features/accommodations/contract.ts';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { firstAdminApi } from '#domain/features/accounts/first-admin.ts';
import { recoveryApi } from '#domain/features/accounts/recovery.ts';
import { securityApi } from '#domain/features/accounts/security-contract.ts';
import { twoFactorApi } from '#domain/features/accounts/two-factor.ts';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { applicationDraftsApi } from '#domain/features/applications/draft.ts';
import { approvalsApi } from '#domain/features/approvals/contract.ts';
import { comfortApi } from '#domain/features/comfort/contract.ts';
import { erdApi } from '#domain/features/erd/contract.ts';
import { feedbackApi } from '#domain/features/feedback/contract.ts';
import { filesApi } from '#domain/features/files/contract.ts';
import { impersonationApi } from '#domain/features/impersonation/contract.ts';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { interestApi } from '#domain/features/jobs/job-views.ts';
import { savedJobsApi } from '#domain/features/jobs/saved.ts';
import { liveApi } from '#domain/features/live/contract.ts';
import { mailApi } from '#domain/features/mail/contract.ts';
import { matchingApi } from '#domain/features/matching/contract.ts';
import { messagesApi } from '#domain/features/messages/contract.ts';
import { needsApi } from '#domain/features/needs/contract.ts';
import { privateDraftsApi } from '#domain/features/needs/private-drafts.ts';
import { notificationsApi } from '#domain/features/notifications/contract.ts';
import { notificationSettingsApi } from '#domain/features/notifications/settings.ts';
import { onboardingApi } from '#domain/features/onboarding/contract.ts';
import { organisationsApi } from '#domain/features/organisations/contract.ts';
import { overviewApi } from '#domain/features/overview/contract.ts';
import { privacyApi } from '#domain/features/privacy/contract.ts';
import { savedSearchesApi } from '#domain/features/saved-searches/contract.ts';
import { seekersApi } from '#domain/features/seekers/contract.ts';
import { seekerPoolApi } from '#domain/features/seekers/pool.ts';
import { tenantWaysApi } from '#domain/features/sign-in/admin-contract.ts';
import { signInApi } from '#domain/features/sign-in/contract.ts';
import { statusApi } from '#domain/features/status/contract.ts';
import { supportersApi } from '#domain/features/supporters/contract.ts';
import { teamsApi } from '#domain/features/teams/contract.ts';
import { teamInvitationsApi } from '#domain/features/teams/invitations.ts';
import { joiningApi } from '#domain/features/teams/joining.ts';
import { membershipApi } from '#domain/features/teams/membership.ts';
import { tenantAdminApi } from '#domain/features/tenants/admin-contract.ts';
import { tenantsApi } from '#domain/features/tenants/contract.ts';
import { textsApi } from '#domain/features/texts/contract.ts';
import type { Services } from './context.ts';
import { adjustmentHandlers } from './features/accommodations/handlers.ts';
import { firstAdminHandlers } from './features/accounts/first-admin/first-admin-handlers.ts';
import { accountHandlers } from './features/accounts/handlers.ts';
import { recoveryHandlers } from './features/accounts/password/recovery-handlers.ts';
import { securityHandlers } from './features/accounts/security-handlers.ts';
import { secondStepHandlers } from './features/accounts/two-factor/two-factor-handlers.ts';
import { applicationDraftHandlers } from './features/applications/draft-handlers.ts';
import { applicationHandlers } from './features/applications/handlers.ts';
import { approvalHandlers } from './features/approvals/handlers.ts';
import { comfortHandlers } from './features/comfort/handlers.ts';
import { erdHandlers } from './features/erd/handlers.ts';
import { feedbackHandlers } from './features/feedback/handlers.ts';
import { fileHandlers } from './features/files/handlers.ts';
import { impersonationHandlers } from './features/impersonation/handlers.ts';
import { interestHandlers, jobHandlers, savedJobHandlers } from './features/jobs/handlers.ts';
import { liveHandlers } from './features/live/handlers.ts';
import { serveSockets } from './features/live/serve-sockets.ts';
import { mailHandlers } from './features/mail/handlers.ts';
import { serveOneClick } from './features/mail/one-click.ts';
import { matchingHandlers } from './features/matching/handlers.ts';
import { messageHandlers } from './features/messages/handlers.ts';
import { needsHandlers } from './features/needs/handlers.ts';
import { privateDraftHandlers } from './features/needs/private-drafts.ts';
import { notificationHandlers, notificationSettingsHandlers } from './features/notifications/handlers.ts';
import { onboardingHandlers } from './features/onboarding/handlers.ts';
import { organisationHandlers } from './features/organisations/handlers.ts';
import { overviewHandlers } from './features/overview/handlers.ts';
import { privacyHandlers } from './features/privacy/handlers.ts';
import { savedSearchHandlers } from './features/saved-searches/handlers.ts';
import { seekerHandlers, seekerPoolHandlers } from './features/seekers/handlers.ts';
import { signInHandlers, tenantWaysHandlers } from './features/sign-in/handlers.ts';
import { statusHandlers } from './features/status/handlers.ts';
import { supporterHandlers } from './features/supporters/handlers.ts';
import {
  joiningHandlers,
  membershipHandlers,
  teamHandlers,
  teamInvitationHandlers,
} from './features/teams/handlers.ts';
import { tenantAdminHandlers } from './features/tenants/admin-handlers.ts';
import { tenantHandlers } from './features/tenants/handlers.ts';
import { textHandlers } from './features/texts/handlers.ts';
import type { App } from './http/app-type.ts';
import { serveApiPage } from './http/docs/api-page.ts';
import { answerError, sendRefusal } from './http/errors/error-handler.ts';
import { answerBadAddress, answerBadRequest } from './http/errors/raw-responses.ts';
import { Refusal } from './http/errors/refusal.ts';
import { serveHealth } from './http/ops/health.ts';
import { serveMetrics } from './http/ops/metrics.ts';
import { serveWeb } from './http/pages/web.ts';
import { addPlugins } from './http/plugins.ts';
import { trustProxy } from './http/proxy.ts';
import { newRequestId } from './http/request-id.ts';
import { serve } from './http/serve.ts';
import { openContext } from './http/session.ts';

export interface AppOptions {
  readonly logger: FastifyBaseLogger;
  /** Folder of the built web side; null serves the API alone. */
  readonly webFolder: string | null;
  /** Requests a caller may send in a minute; null sets no limit, for measuring and for tests of other things. */
  readonly perMinute: number | null;
  readonly redisUrl: string | undefined;
  /** Whether people reach the product over https. */
  readonly isSecure: boolean;
}

/** Milliseconds after which a request is refused, whatever it waits for. Queries and connections give up long before. */
const longestRequest = 60_000;

/** Builds the application: the table of contents of the server. It listens nowhere yet. */
export async function buildApp(services: Services, options: AppOptions): Promise<App> {
  const app: App = Fastify({
    loggerInstance: options.logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: newRequestId,
    bodyLimit: 1_048_576,
    requestTimeout: 30_000,
    handlerTimeout: longestRequest,
    trustProxy: trustProxy(options.isSecure),
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerBadRequest,
    routerOptions: { maxParamLength: 200 },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => sendRefusal(new Refusal('not_found', {}), request, reply));
  // JSON and forms are all there is; plain text would arrive as a body nobody expects.
  app.removeContentTypeParser('text/plain');
  app.decorate('contracts', []);
  await addPlugins(app, options);

  serveApiPage(app);
  serveHealth(app, services);
  serveMetrics(app, services.metrics);
  await app.register(async (api: App) => {
    // After the limits, so that a flood costs no look at the database; before the body is read.
    api.addHook('preParsing', async (request) => {
      request.context = await openContext(services, request);
    });
    await serveSockets(api, services);
    serveFeatures(api);
    await api.register(async (forms: App) => serveOneClick(forms));
  });
  await serveWeb(app, services, options.webFolder);
  return app;
}

/** Every feature, in the open. */
function serveFeatures(api: App): void {
  serveAccounts(api);
  serveHiring(api);
}

/** Tenants, accounts, and what everybody has whatever they do here. */
function serveAccounts(api: App): void {
  serve(api, tenantsApi, tenantHandlers);
  serve(api, tenantAdminApi, tenantAdminHandlers);
  serve(api, textsApi, textHandlers);
  serve(api, comfortApi, comfortHandlers);
  serve(api, accountsApi, accountHandlers);
  serve(api, firstAdminApi, firstAdminHandlers);
  serve(api, recoveryApi, recoveryHandlers);
  serve(api, onboardingApi, onboardingHandlers);
  serve(api, approvalsApi, approvalHandlers);
  serve(api, mailApi, mailHandlers);
  serve(api, securityApi, securityHandlers);
  serve(api, twoFactorApi, secondStepHandlers);
  serve(api, signInApi, signInHandlers);
  serve(api, tenantWaysApi, tenantWaysHandlers);
  serve(api, impersonationApi, impersonationHandlers);
  serve(api, liveApi, liveHandlers);
  serve(api, supportersApi, supporterHandlers);
  serve(api, privacyApi, privacyHandlers);
  serve(api, notificationsApi, notificationHandlers);
  serve(api, notificationSettingsApi, notificationSettingsHandlers);
  serve(api, filesApi, fileHandlers);
  serve(api, feedbackApi, feedbackHandlers);
  serve(api, statusApi, statusHandlers);
}

/** Jobs, the people who look for one, and those who hire. */
function serveHiring(api: App): void {
  serve(api, jobsApi, jobHandlers);
  serve(api, savedJobsApi, savedJobHandlers);
  serve(api, interestApi, interestHandlers);
  serve(api, savedSearchesApi, savedSearchHandlers);
  serve(api, matchingApi, matchingHandlers);
  serve(api, seekersApi, seekerHandlers);
  serve(api, applicationsApi, applicationHandlers);
  serve(api, applicationDraftsApi, applicationDraftHandlers);
  serve(api, messagesApi, messageHandlers);
  serve(api, needsApi, needsHandlers);
  serve(api, privateDraftsApi, privateDraftHandlers);
  serve(api, accommodationsApi, adjustmentHandlers);
  serve(api, organisationsApi, organisationHandlers);
  serve(api, overviewApi, overviewHandlers);
  serve(api, seekerPoolApi, seekerPoolHandlers);
  serve(api, teamsApi, teamHandlers);
  serve(api, teamInvitationsApi, teamInvitationHandlers);
  serve(api, joiningApi, joiningHandlers);
  serve(api, membershipApi, membershipHandlers);
  serve(api, erdApi, erdHandlers);
}
