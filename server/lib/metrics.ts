import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { OpenDatabase } from '#server/db/connection/open.ts';

/** Prometheus metrics of this process. Labels never contain a person or tenant. */
export interface Metrics {
  readonly registry: Registry;
  /** The requests that this process is answering, without sockets. */
  readonly requests: { inProgress: number };
  /** Counts by the action of an audit entry. */
  countAction(action: string): void;
}

export function createMetrics(pool: OpenDatabase['poolStatus']): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addPoolGauges(registry, pool);
  const actions = new Counter({
    name: 'actions_total',
    help: 'Audited actions by name, such as session.refuse, session.refresh_reuse, application.move',
    labelNames: ['action'],
    registers: [registry],
  });
  const requests = { inProgress: 0 };
  addGauges(registry, [
    ['http_requests_in_flight', 'Requests in progress, without sockets', () => requests.inProgress],
  ]);
  return { registry, requests, countAction: (action) => actions.inc({ action }) };
}

function addPoolGauges(registry: Registry, pool: OpenDatabase['poolStatus']): void {
  addGauges(registry, [
    ['database_pool_connections', 'Open connections to the database', () => pool.totalCount],
    ['database_pool_idle', 'Idle connections to the database', () => pool.idleCount],
    ['database_pool_waiting', 'Queries waiting for a connection', () => pool.waitingCount],
  ]);
}

type GaugeRow = readonly [name: string, help: string, read: () => number];

function addGauges(registry: Registry, gauges: readonly GaugeRow[]): void {
  for (const [name, help, read] of gauges) {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  }
}
