import { createTimeBudget, withTimeBudget } from '#server/db/connection/time-budget.ts';
import type { App } from '#server/http/app-type.ts';

/** Gives each request one time budget for all its reads and writes. */
export function limitDatabaseTime(app: App, milliseconds?: number): void {
  app.addHook('onRequest', (_request, _reply, done) => withTimeBudget(createTimeBudget(milliseconds), done));
}
