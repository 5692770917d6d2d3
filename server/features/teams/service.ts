import * as z from 'zod/mini';
import { getScope } from '#domain/access/actor.ts';
import {
  type TeamFilter,
  type TeamKind,
  type TeamMember,
  type TeamPage,
  teamRoles,
} from '#domain/features/teams/contract.ts';
import type { SignedInContext } from '#server/context.ts';
import { readAgentLoads } from '#server/features/chat/service.ts';
import { readSupportLoads } from '#server/features/journal/service.ts';
import { decodeCursor, encodeCursor } from '#server/http/cursor.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { countMembers, findMembers, type MemberRow, type TeamRequest } from './queries.ts';

const pageSize = 50;
const Cursor = z.object({ name: z.string(), id: z.int() });

/** A page of a team, by name: of the caller's organization, or of all organizations for tenant staff. */
export async function listTeam(ctx: SignedInContext, kind: TeamKind, filter: TeamFilter): Promise<TeamPage> {
  const scope = getScope(ctx.actor, `team.${kind}`) ?? refuse('forbidden');
  const request: TeamRequest = {
    tenantId: ctx.tenant.id,
    roleIds: teamRoles[kind],
    organisationId: scope === 'tenant' ? null : (ctx.actor.organisationId ?? refuse('forbidden')),
    query: filter.words,
    now: ctx.clock(),
  };
  const after = decodeCursor(Cursor, filter.cursor);
  const [rows, total] = await Promise.all([
    findMembers(ctx.db, request, after, pageSize + 1),
    countMembers(ctx.db, request),
  ]);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    members: await presentMembers(ctx, kind, page),
    next: rows.length > pageSize && last ? encodeCursor({ name: last.name, id: last.id }) : null,
    total,
  };
}

/** Members with what they work on. */
async function presentMembers(ctx: SignedInContext, kind: TeamKind, rows: readonly MemberRow[]): Promise<TeamMember[]> {
  const ids = rows.map(({ id }) => id);
  const [support, agents] = await Promise.all([
    kind === 'partner' ? readSupportLoads(ctx, ids) : null,
    kind === 'concierge' ? readAgentLoads(ctx, ids) : null,
  ]);
  return rows.map((row) => ({
    ...row,
    seekers: support?.get(row.id)?.seekers ?? 0,
    tasks: support?.get(row.id)?.due_steps ?? row.tasks,
    agent: agents?.get(row.id) ?? null,
    last_active: row.last_active?.toISOString() ?? null,
    joined_at: row.joined_at.toISOString(),
  }));
}
