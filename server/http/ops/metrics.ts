import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyRequest } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import type { App } from '#server/http/app-type.ts';
import { isSocketUpgrade } from '#server/http/sockets/upgrades.ts';
import type { Metrics } from '#server/lib/metrics.ts';
import { getRoutePath } from './log-requests.ts';
import { hasMetricsToken } from './metrics-token.ts';

/** Measures the requests of all routes. */
export function measureRequests(app: App, { registry, requests }: Metrics): void {
  const { duration: times, denied, signIns } = createRequestMetrics(registry);
  app.addHook('onRequest', async (request, reply) => {
    if (isSocketUpgrade(request.raw)) return;
    requests.inProgress += 1;
    // Emitted once in any case; there is no onResponse after the client has closed the connection.
    reply.raw.once('close', () => {
      requests.inProgress -= 1;
    });
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = getRoutePath(request);
    const status = String(reply.statusCode);
    times.observe({ route, method: request.method, status }, reply.elapsedTime / 1000);
    if (['401', '403', '404', '429'].includes(status)) denied.inc({ route, status });
    if (isSignIn(request)) signIns.inc({ outcome: signInOutcomes[reply.statusCode] ?? 'other' });
  });
}

/** Serves `/metrics` in the Prometheus text format, to callers with the token. */
export function serveMetrics(app: App, { registry }: Metrics, metricsToken: string | undefined): void {
  app.get('/metrics', { config: { rateLimit: {} }, schema: { hide: true } }, async (request, reply) => {
    if (!hasMetricsToken(request, metricsToken)) return reply.callNotFound();
    return reply
      .type(registry.contentType)
      .serializer(String)
      .send(await registry.metrics());
  });
}

function createRequestMetrics(registry: Registry) {
  const registers = [registry];
  return {
    duration: new Histogram({
      name: 'http_request_seconds',
      help: 'Response time by route template, method and status',
      labelNames: ['route', 'method', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    denied: new Counter({
      name: 'http_denied_total',
      help: 'Responses 401, 403, 404 and 429 by route template',
      labelNames: ['route', 'status'],
      registers,
    }),
    signIns: new Counter({
      name: 'sign_ins_total',
      help: 'Login attempts by outcome: ok, failed, limited, other',
      labelNames: ['outcome'],
      registers,
    }),
  };
}

const signInOutcomes: Readonly<Record<number, string>> = { 200: 'ok', 401: 'failed', 429: 'limited' };

function isSignIn(request: FastifyRequest): boolean {
  return request.method === accountsApi.signIn.method && getRoutePath(request) === accountsApi.signIn.path;
}

const loopDelay = monitorEventLoopDelay({ resolution: 20 });
loopDelay.enable();

/** Mean event-loop delay since the last call, in milliseconds. Resets the histogram. */
export function readEventLoopLag(): number {
  const lag = loopDelay.mean / 1e6;
  loopDelay.reset();
  return lag;
}
