import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { App } from './app-type.ts';

/** Request times by route template, process figures and sign-in outcomes, in Prometheus' text form. */
export function serveMetrics(app: App): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const times = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer by route template, method and status',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests being answered',
    registers: [registry],
  });
  const denied = new Counter({
    name: 'http_denied_total',
    help: 'Answers 401, 403, 404 and 429 by route template',
    labelNames: ['route', 'status'],
    registers: [registry],
  });
  app.addHook('onRequest', async () => inFlight.inc());
  app.addHook('onResponse', async (request, reply) => {
    inFlight.dec();
    const route = request.routeOptions.url ?? 'unknown';
    const status = String(reply.statusCode);
    times.observe({ route, method: request.method, status }, reply.elapsedTime / 1000);
    if (['401', '403', '404', '429'].includes(status)) denied.inc({ route, status });
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isLoopback(request.ip)) return reply.callNotFound();
    return reply
      .type(registry.contentType)
      .serializer(String)
      .send(await registry.metrics());
  });
}

/** Figures are for the operator's own collector, which runs beside the product. */
function isLoopback(ip: string): boolean {
  return ip === '::1' || ip.startsWith('127.') || ip.startsWith('::ffff:127.');
}

const loopDelay = monitorEventLoopDelay({ resolution: 20 });
loopDelay.enable();

/** Milliseconds by which the event loop ran late lately (99th percentile); reading starts a new period. */
export function eventLoopLag(): number {
  const lag = loopDelay.percentile(99) / 1e6;
  loopDelay.reset();
  return lag;
}
