import type { AuditEntry, AuditPerson } from '#domain/features/audit/contract.ts';
import type { SignedInContext } from '#server/context.ts';
import type { Db } from '#server/db/db.ts';
import { describeChanges } from './changes.ts';
import { findMaskedApplicants, findRecordNames, type ListedEntry } from './list-queries.ts';

/** Adds names to the entries of a page, except those of masked applicants. */
export async function presentEntries(
  db: Db,
  ctx: SignedInContext,
  entries: readonly ListedEntry[],
): Promise<AuditEntry[]> {
  const users = [...new Set(entries.flatMap(listUsers))];
  const found = await findRecordNames(db, ctx.tenant.id, {
    users,
    jobs: listSubjects(entries, 'job'),
    organisations: listSubjects(entries, 'organisation'),
  });
  const names = new Map(found.map(({ kind, id, name }) => [`${kind}:${id}`, name]));
  const reader = { tenantId: ctx.tenant.id, readerId: ctx.actor.userId };
  const hidden = await findMaskedApplicants(db, reader, users);
  return entries.map((entry) => presentEntry(entry, names, hidden));
}

function presentEntry(entry: ListedEntry, names: ReadonlyMap<string, string>, hidden: ReadonlySet<number>): AuditEntry {
  const { id, at, actor_user_id: actorId, impersonator_user_id: impersonatorId, action, network, device } = entry;
  const present = (userId: number | null): AuditPerson | null =>
    userId === null || hidden.has(userId) ? null : { id: userId, name: names.get(`user:${userId}`) ?? '' };
  const isHidden = actorId !== null && hidden.has(actorId);
  const actorKind = actorId === null ? 'system' : 'person';
  return {
    id,
    at: at.toISOString(),
    actor_kind: isHidden ? 'hidden' : actorKind,
    actor: present(actorId),
    impersonator: present(impersonatorId),
    action,
    record: presentRecord(entry, names, hidden),
    changes: describeChanges(entry.detail),
    network,
    device,
  };
}

function presentRecord(entry: ListedEntry, names: ReadonlyMap<string, string>, hidden: ReadonlySet<number>) {
  const kind = isUser(entry) ? 'user' : entry.subject_kind;
  if (kind === 'user' && hidden.has(Number(entry.subject_id))) return { kind, id: '', name: null, is_hidden: true };
  return { kind, id: entry.subject_id, name: names.get(`${kind}:${entry.subject_id}`) ?? null, is_hidden: false };
}

/** Presence at the helpdesk is recorded about an `account`. */
function isUser({ subject_kind: kind }: ListedEntry): boolean {
  return kind === 'user' || kind === 'account';
}

function listUsers(entry: ListedEntry): number[] {
  const ids = [entry.actor_user_id, entry.impersonator_user_id, isUser(entry) ? Number(entry.subject_id) : null];
  return ids.filter((id) => id !== null && Number.isSafeInteger(id)) as number[];
}

function listSubjects(entries: readonly ListedEntry[], kind: string): number[] {
  const ids = entries.filter((entry) => entry.subject_kind === kind).map((entry) => Number(entry.subject_id));
  return [...new Set(ids)].filter(Number.isSafeInteger);
}
