import Fastify, { LogController } from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Services } from './context.ts';
import { accommodationRoutes } from './features/accommodations/routes.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { apiTokenRoutes } from './features/api-tokens/routes.ts';
import { applicationRoutes } from './features/applications/routes.ts';
import { approvalRoutes } from './features/approvals/routes.ts';
import { auditRoutes } from './features/audit/routes.ts';
import { bulkImportRoutes } from './features/bulk-imports/routes.ts';
import { calendarRoutes } from './features/calendar/routes.ts';
import { chatRoutes } from './features/chat/routes.ts';
import { cohortRoutes } from './features/cohorts/routes.ts';
import { comfortRoutes } from './features/comfort/routes.ts';
import { erdRoutes } from './features/erd/routes.ts';
import { exportRoutes } from './features/exports/routes.ts';
import { fairnessRoutes } from './features/fairness/routes.ts';
import { feedbackRoutes } from './features/feedback/routes.ts';
import { fileRoutes } from './features/files/routes.ts';
import { helpRoutes } from './features/help/routes.ts';
import { humanReviewRoutes } from './features/human-reviews/routes.ts';
import { impersonationRoutes } from './features/impersonation/routes.ts';
import { interviewRoutes } from './features/interviews/routes.ts';
import { serveJobFeeds } from './features/job-feeds/serve-feeds.ts';
import { jobRoutes } from './features/jobs/routes.ts';
import { journalRoutes } from './features/journal/routes.ts';
import { liveRoutes } from './features/live/routes.ts';
import { serveSockets } from './features/live/serve-sockets.ts';
import { serveOneClickUnsubscribe } from './features/mail/one-click-unsubscribe.ts';
import { mailRoutes } from './features/mail/routes.ts';
import { matchingRoutes } from './features/matching/routes.ts';
import { messageRoutes } from './features/messages/routes.ts';
import { needRoutes } from './features/needs/routes.ts';
import { notificationRoutes } from './features/notifications/routes.ts';
import { offerRoutes } from './features/offers/routes.ts';
import { onboardingRoutes } from './features/onboarding/routes.ts';
import { organisationRoutes } from './features/organisations/routes.ts';
import { outcomeRoutes } from './features/outcomes/routes.ts';
import { overviewRoutes } from './features/overview/routes.ts';
import { preparedApplicationRoutes } from './features/prepared-applications/routes.ts';
import { privacyRoutes } from './features/privacy/routes.ts';
import { reportRoutes } from './features/reports/routes.ts';
import { retentionRoutes } from './features/retention/routes.ts';
import { savedSearchRoutes } from './features/saved-searches/routes.ts';
import { seekerRoutes } from './features/seekers/routes.ts';
import { signInRoutes } from './features/sign-in/routes.ts';
import { statusRoutes } from './features/status/routes.ts';
import { supporterRoutes } from './features/supporters/routes.ts';
import { surveyRoutes } from './features/surveys/routes.ts';
import { teamRoutes } from './features/teams/routes.ts';
import { tenantRoutes } from './features/tenants/routes.ts';
import { textRoutes } from './features/texts/routes.ts';
import { webhookRoutes } from './features/webhooks/routes.ts';
import type { AppOptions } from './http/app-options.ts';
import type { App } from './http/app-type.ts';
import { serveApiPage } from './http/docs/api-page.ts';
import { serveOpenApi } from './http/docs/openapi.ts';
import { handleError, sendRefusal } from './http/errors/error-handler.ts';
import { handleMalformedRequest, handleMalformedUrl } from './http/errors/raw-responses.ts';
import { Refusal } from './http/errors/refusal.ts';
import { trustProxy } from './http/headers/proxy.ts';
import { newRequestId } from './http/headers/request-id.ts';
import { firstRequestMs, getConnectionLimits, limitConnections } from './http/limits/connection-limits.ts';
import { limitRequests } from './http/limits/rate-limit.ts';
import { createTurns } from './http/limits/turns.ts';
import { serveCspReports } from './http/ops/csp-reports.ts';
import { announceShutdown, serveHealth } from './http/ops/health.ts';
import { measureRequests, serveMetrics } from './http/ops/metrics.ts';
import { serveThemeStylesheet } from './http/pages/theme-stylesheet.ts';
import { serveWeb } from './http/pages/web.ts';
import { addPlugins } from './http/plugins.ts';
import { compileSerializer } from './http/responses/serialize.ts';
import { serveRoutes } from './http/serve.ts';
import { openContext } from './http/session.ts';
import { isSocketUpgrade } from './http/sockets/upgrades.ts';

/** Mounts every feature explicitly. */
const features = [
  tenantRoutes,
  retentionRoutes,
  textRoutes,
  helpRoutes,
  comfortRoutes,
  accountRoutes,
  onboardingRoutes,
  approvalRoutes,
  mailRoutes,
  signInRoutes,
  impersonationRoutes,
  liveRoutes,
  supporterRoutes,
  privacyRoutes,
  notificationRoutes,
  fileRoutes,
  feedbackRoutes,
  chatRoutes,
  statusRoutes,
  jobRoutes,
  savedSearchRoutes,
  webhookRoutes,
  apiTokenRoutes,
  matchingRoutes,
  seekerRoutes,
  journalRoutes,
  outcomeRoutes,
  cohortRoutes,
  bulkImportRoutes,
  applicationRoutes,
  offerRoutes,
  calendarRoutes,
  interviewRoutes,
  messageRoutes,
  needRoutes,
  accommodationRoutes,
  humanReviewRoutes,
  organisationRoutes,
  preparedApplicationRoutes,
  overviewRoutes,
  reportRoutes,
  surveyRoutes,
  teamRoutes,
  erdRoutes,
  fairnessRoutes,
  auditRoutes,
  exportRoutes,
];

/** A safety net: queries and connections time out much earlier. */
const maxRequestMs = 60_000;

/** Builds the application without listening on a port. */
export async function buildApp(services: Services, options: AppOptions): Promise<App> {
  const isProxy = trustProxy(options.isSecure);
  const app: App = Fastify({
    loggerInstance: options.logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: newRequestId,
    bodyLimit: 1_048_576,
    requestTimeout: 30_000,
    // Direct clients notice a closed connection. Proxies, which close theirs after 60 seconds, should not have to.
    keepAliveTimeout: options.isSecure ? 72_000 : 20_000,
    http: { headersTimeout: firstRequestMs, connectionsCheckingInterval: 5000, shouldUpgradeCallback: isSocketUpgrade },
    handlerTimeout: maxRequestMs,
    trustProxy: isProxy,
    frameworkErrors: handleMalformedUrl,
    clientErrorHandler: handleMalformedRequest,
    routerOptions: { maxParamLength: 200 },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
  }).withTypeProvider<ZodTypeProvider>();
  limitConnections(app.server, options.connections ?? getConnectionLimits(), (address) => isProxy(address, 0));
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(compileSerializer);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler((request, reply) => sendRefusal(new Refusal('not_found', {}), request, reply));
  // The API accepts JSON and forms only.
  app.removeContentTypeParser('text/plain');
  app.decorate('contracts', []);
  app.decorate('turns', createTurns());
  measureRequests(app, services.metrics);
  announceShutdown(app);
  await addPlugins(app, options);
  await app.register((limited: App) => serveLimited(limited, services, options));
  await serveWeb(app, services, options);
  return app;
}

/** Serves everything that is limited per caller: all but pages and their files. */
async function serveLimited(limited: App, services: Services, options: AppOptions): Promise<void> {
  const { perMinute, redisUrl, metricsToken } = options;
  const { installationId } = services.database;
  if (perMinute !== null) await limitRequests(limited, { perMinute, redisUrl, installationId });
  await serveOpenApi(limited);
  serveApiPage(limited);
  serveHealth(limited, services, metricsToken);
  serveMetrics(limited, services.metrics, metricsToken);
  await serveCspReports(limited, services.metrics);
  serveThemeStylesheet(limited, services);
  serveJobFeeds(limited, services);
  limited.all('/api/*', { schema: { hide: true } }, (_request, reply) => reply.callNotFound());
  await limited.register(async (api: App) => {
    // After the rate limit, so that rejected requests need no database query; before the body is read.
    api.addHook('preParsing', async (request) => {
      request.context = await openContext(services, request);
    });
    await serveSockets(api, services);
    for (const routes of features) serveRoutes(api, routes);
    await api.register(async (forms: App) => serveOneClickUnsubscribe(forms));
  });
}
