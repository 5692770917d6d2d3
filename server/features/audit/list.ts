import * as z from 'zod/mini';
import type { AuditFilter, AuditPage } from '#domain/features/audit/contract.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { findTenantTimeZone } from '#server/features/tenants/service.ts';
import { decodeCursor, encodeCursor } from '#server/http/cursor.ts';
import { type EntryQuery, findMaskedApplicants, findPersonIds, listEntries } from './list-queries.ts';
import { presentEntries } from './present.ts';

const pageLength = 50;
const Cursor = z.object({ moment: z.string().check(z.regex(/^\d{1,17}$/)), id: z.int() });

/** A page of the audit trail. Reading is recorded in the same transaction. */
export async function readEntries(
  ctx: SignedInContext,
  filter: AuditFilter,
  cursor: string | undefined,
): Promise<AuditPage> {
  const query = await buildEntryQuery(ctx, filter);
  const position = decodeCursor(Cursor, cursor);
  return write(ctx, async (change) => {
    const rows = await listEntries(change.db, query, position, pageLength + 1);
    const page = rows.slice(0, pageLength);
    const last = page.at(-1);
    await change.audit({ action: 'audit.read', subject: ['audit', 'list'], detail: { filter } });
    return {
      entries: await presentEntries(change.db, ctx, page),
      next: rows.length > pageLength && last ? encodeCursor({ moment: last.moment, id: last.id }) : null,
      time_zone: query.timeZone,
    };
  });
}

/** Masked applicants are not found by their names. */
export async function buildEntryQuery(ctx: SignedInContext, filter: AuditFilter): Promise<EntryQuery> {
  const { person, ...rest } = filter;
  const tenantId = ctx.tenant.id;
  const timeZone = await findTenantTimeZone(ctx.db, tenantId);
  if (person === undefined) return { ...rest, tenantId, timeZone, personIds: null };
  const ids = await findPersonIds(ctx.db, tenantId, person);
  const masked = await findMaskedApplicants(ctx.db, { tenantId, readerId: ctx.actor.userId }, ids);
  return { ...rest, tenantId, timeZone, personIds: ids.filter((id) => !masked.has(id)) };
}
