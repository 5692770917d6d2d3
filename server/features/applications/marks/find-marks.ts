import { getScope } from '#domain/access/actor.ts';
import type { ApplicationMarks } from '#domain/features/applications/marks/marks.ts';
import type { SignedInContext } from '#server/context.ts';
import { findMarkRows } from './queries.ts';

/** The marks of applications that the caller can read; none for people outside the hiring team. */
export async function findMarks(
  ctx: SignedInContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ApplicationMarks>> {
  if (ids.length === 0 || getScope(ctx.actor, 'application.note') === null) return new Map();
  const rows = await findMarkRows(ctx.db, { tenantId: ctx.tenant.id, userId: ctx.actor.userId }, ids);
  return new Map(rows.map(({ id, ...marks }) => [id, marks]));
}
