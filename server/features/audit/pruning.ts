import type { Write } from '#server/db/write.ts';
import { type AuditHasher, chainStart } from './audit-hasher.ts';
import { deleteEntries, findMark, storeMark } from './mark-queries.ts';
import { isMarkSigned, signMark } from './marks.ts';
import { listSealed, type SealedEntry } from './queries.ts';
import { createLinkCheck } from './verify.ts';

interface Pruning {
  readonly tenantId: number;
  readonly before: Date;
  readonly limit: number;
  readonly hasher: AuditHasher;
  readonly now: Date;
}

/**
 * Deletes the oldest entries from before a moment and moves the signed mark of the chain. The seals stay. Stops at an entry
 * that was changed, removed, or added later: pruning must not hide that. Returns the number of deleted entries.
 */
export async function pruneEntries({ db }: Write, pruning: Pruning): Promise<number> {
  const { tenantId, before, limit, hasher, now } = pruning;
  const mark = await findMark(db, tenantId);
  if (mark && !isMarkSigned(hasher, tenantId, mark)) return 0;
  const after = mark?.position ?? 0;
  const check = createLinkCheck(hasher, { position: after, previous: mark?.hash ?? chainStart });
  const page = await listSealed(db, tenantId, { after, limit });
  const isPrunable = (entry: SealedEntry) => entry.at !== null && entry.at < before && check(entry).length === 0;
  const kept = page.findIndex((entry) => !isPrunable(entry));
  const pruned = kept === -1 ? page : page.slice(0, kept);
  const last = pruned.at(-1);
  if (!last) return 0;
  const { position, hash } = last;
  await storeMark(db, tenantId, { position, hash, signature: signMark(hasher, tenantId, last) }, now);
  await deleteEntries(db, tenantId, { after, upTo: position });
  return pruned.length;
}
