import { type RawBuilder, sql } from 'kysely';
import { getActorId } from '#domain/access/actor.ts';
import type { AuditAction } from '#domain/features/audit/actions.ts';
import type { Context } from '#server/context.ts';
import { formatOrigin } from '#server/lib/network/request-origin.ts';
import type { DomainEvent } from '#server/realtime/events.ts';
import { deferred } from './connection/deferred.ts';
import { getTimeBudget } from './connection/time-budget.ts';
import type { Db, DbTransaction } from './db.ts';

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

/** A statement that is a transaction of its own. */
interface StatementWrite<T> {
  readonly action: AuditAction;
  readonly subject: AuditEntry['subject'];
  /** Runs the statement with `audit` as one of its parts. Returns undefined if it changed nothing. */
  readonly run: (db: Db, audit: AuditInsert) => Promise<T | undefined>;
}

/** Builds the audit entry as a part of a statement: one for each row of `source`. `detail` is an expression of its columns. */
export type AuditInsert = (source: RawBuilder<unknown>, detail: RawBuilder<unknown>) => RawBuilder<unknown>;

/** Attempts after serialization failures. */
const maxAttempts = 4;

/** Runs `work` in a transaction and publishes its events afterwards. All changes of rows go through this. */
export async function write<T>(ctx: Writer, work: (change: Write) => Promise<T>): Promise<T> {
  const { result, pendingEvents, auditedActions } = await retrySerializationFailures(async () => {
    const afterCommit: AfterCommit = { pendingEvents: [], auditedActions: [] };
    const result = await ctx.db.transaction().execute((db) => work(createWrite(ctx, db, afterCommit)));
    return { result, ...afterCommit };
  });
  getTimeBudget()?.markCommitted();
  for (const action of auditedActions) ctx.metrics.countAction(action);
  for (const event of pendingEvents) await ctx.events.publish(event);
  return result;
}

/**
 * Changes rows in one statement, together with the audit entry: one round trip instead of those of `begin`, the change, the
 * entry, and `commit`. For the most frequent writes only. The caller publishes the event.
 */
export async function writeInOneStatement<T>(
  ctx: Writer,
  { action, subject: [kind, id], run }: StatementWrite<T>,
): Promise<T | undefined> {
  const { tenant, actor, requestId, origin } = ctx;
  const { network, device } = formatOrigin(origin);
  const impersonatorId = actor.kind === 'signed_in' ? actor.impersonatorId : null;
  const audit: AuditInsert = (source, detail) => sql`insert into audit_events
      (tenant_id, actor_user_id, impersonator_user_id, action, subject_kind, subject_id, detail, request_id, network, device)
      select ${tenant.id}::bigint, ${getActorId(actor)}::bigint, ${impersonatorId}::bigint, ${action}, ${kind},
        ${String(id)}, ${detail}, ${requestId}, ${network}, ${device} from ${source}`;
  const result = await writeUnaudited(ctx, (db) => run(db, audit));
  if (result !== undefined) ctx.metrics.countAction(action);
  return result;
}

/** Runs one statement that is a transaction of its own and needs no audit entry. Returns undefined if it changed nothing. */
export async function writeUnaudited<T>(
  ctx: Pick<Writer, 'db'>,
  run: (db: Db) => Promise<T | undefined>,
): Promise<T | undefined> {
  const result = await retrySerializationFailures(() => run(ctx.db));
  if (result !== undefined) getTimeBudget()?.markCommitted();
  return result;
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
        .modifyEnd(deferred)
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

async function retrySerializationFailures<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= maxAttempts || !isSerializationFailure(error)) throw error;
    }
  }
}

function isSerializationFailure(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01');
}
