import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { OpenDatabase } from '#server/db/open.ts';

/** Figures of this process, for the operator's own collector. No label ever names a person or a tenant. */
export interface Metrics {
  readonly registry: Registry;
  /** Counts what was done, by the action of its audit entry. */
  countAction(action: string): void;
}

export function createMetrics(pool: OpenDatabase['pool']): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addPoolGauges(registry, pool);
  const actions = new Counter({
    name: 'actions_total',
    help: 'What was done, by the action of its audit entry: session.refuse, session.refresh_reuse, application.move ...',
    labelNames: ['action'],
    registers: [registry],
  });
  return { registry, countAction: (action) => actions.inc({ action }) };
}

function addPoolGauges(registry: Registry, pool: OpenDatabase['pool']): void {
  const gauges = [
    ['database_pool_connections', 'Open connections to the database', () => pool.totalCount],
    ['database_pool_idle', 'Open connections without a query', () => pool.idleCount],
    ['database_pool_waiting', 'Queries that wait for a connection', () => pool.waitingCount],
  ] as const;
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
