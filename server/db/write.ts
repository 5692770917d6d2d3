import { getActorId } from '#domain/access/actor.ts';
import type { AuditAction } from '#domain/features/audit/actions.ts';
import type { Context } from '#server/context.ts';
import { formatOrigin } from '#server/lib/request-origin.ts';
import type { DomainEvent } from '#server/realtime/events.ts';
import { getTimeBudget } from './connection/time-budget.ts';
import type { DbTransaction } from './db.ts';

/** An entry of the audit trail. */
export interface AuditEntry {
  readonly action: AuditAction;
  readonly subject: readonly [kind: string, id: string | number];
  /** Overrides the actor of the context, such as for a sign-in, which has none yet. */
  readonly actorId?: number | null;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** A running transaction. */
export interface Write {
  readonly db: DbTransaction;
  audit(entry: AuditEntry): Promise<void>;
  /** Publishes the event after the transaction is committed. */
  emit(event: DomainEvent): void;
}

/** The part of a context that `write` needs. */
export type Writer = Pick<Context, 'db' | 'tenant' | 'actor' | 'requestId' | 'origin' | 'events' | 'metrics'>;

/** Attempts after serialization failures. */
const maxAttempts = 4;

/** Runs `work` in a transaction and publishes its events afterwards. All changes of rows go through this. */
export async function write<T>(ctx: Writer, work: (change: Write) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const pendingEvents: DomainEvent[] = [];
    const auditedActions: string[] = [];
    try {
      const result = await ctx.db
        .transaction()
        .execute((db) => work(createWrite(ctx, db, { pendingEvents, auditedActions })));
      getTimeBudget()?.markCommitted();
      for (const action of auditedActions) ctx.metrics.countAction(action);
      for (const event of pendingEvents) await ctx.events.publish(event);
      return result;
    } catch (error) {
      if (attempt >= maxAttempts || !isSerializationFailure(error)) throw error;
    }
  }
}

/** Filled during the transaction, processed after the commit. */
interface AfterCommit {
  readonly pendingEvents: DomainEvent[];
  readonly auditedActions: string[];
}

function createWrite(ctx: Writer, db: DbTransaction, { pendingEvents, auditedActions }: AfterCommit): Write {
  return {
    db,
    emit: (event) => pendingEvents.push(event),
    audit: async (entry) => {
      auditedActions.push(entry.action);
      await db
        .insertInto('audit_events')
        .values({
          tenant_id: ctx.tenant.id,
          actor_user_id: entry.actorId ?? getActorId(ctx.actor),
          impersonator_user_id: ctx.actor.kind === 'signed_in' ? ctx.actor.impersonatorId : null,
          action: entry.action,
          subject_kind: entry.subject[0],
          subject_id: String(entry.subject[1]),
          detail: JSON.stringify(entry.detail ?? {}),
          request_id: ctx.requestId,
          ...formatOrigin(ctx.origin),
        })
        .execute();
    },
  };
}

function isSerializationFailure(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01');
}
