import type { Db } from '#server/db/db.ts';
import { type AuditHasher, chainStart } from './audit-hasher.ts';
import { findMark } from './mark-queries.ts';
import { isMarkSigned, type Mark } from './marks.ts';
import { listEntryStates, listSealed, maxCommitMinutes, type SealedEntry } from './queries.ts';

/** What is wrong with an entry. `changed` also means that it was sealed with another secret. */
type Finding = 'changed' | 'removed' | 'added' | 'backdated' | 'seal_removed' | 'mark_changed';

export interface Problem {
  readonly finding: Finding;
  /** The number of the entry; for `seal_removed` and `mark_changed`, the position in the chain. */
  readonly id: number;
}

/** The newest seal. Written down elsewhere, it proves later that the end of the chain was not removed. */
export interface ChainHead {
  readonly position: number;
  readonly hash: string;
}

export interface Verification {
  readonly problems: readonly Problem[];
  readonly sealedCount: number;
  /** Entries before those, which were deleted as the retention settings say. */
  readonly prunedCount: number;
  /** Entries that are too new to have a seal. */
  readonly unsealedCount: number;
  readonly head: ChainHead | null;
  /** Whether the expected seal is in the chain; true without one. */
  readonly hasExpected: boolean;
}

export interface VerifyOptions {
  readonly tenantId: number;
  readonly hasher: AuditHasher;
  /** A head that was written down earlier; its hash may be shortened. */
  readonly expected?: ChainHead | undefined;
}

const pageSize = 2000;

/** Compares the entries of a tenant with their seals. `db` must see one snapshot. */
export async function verifyAuditTrail(db: Db, options: VerifyOptions): Promise<Verification> {
  const chain = await checkChain(db, options);
  const { unsealedCount, added } = await findUnsealed(db, options.tenantId);
  return { ...chain, problems: [...chain.problems, ...added], unsealedCount };
}

async function checkChain(db: Db, { tenantId, hasher, expected }: VerifyOptions) {
  const found = await findMark(db, tenantId);
  const mark = found && isMarkSigned(hasher, tenantId, found) ? found : undefined;
  const check = createLinkCheck(hasher, { position: 0, previous: chainStart, mark });
  const problems: Problem[] = found && !mark ? [{ finding: 'mark_changed', id: found.position }] : [];
  let head: ChainHead | null = null;
  let sealedCount = 0;
  let hasExpected = expected === undefined;
  for (;;) {
    const page = await listSealed(db, tenantId, { after: head?.position ?? 0, limit: pageSize });
    for (const entry of page) {
      problems.push(...check(entry));
      head = { position: entry.position, hash: entry.hash.toString('hex') };
      hasExpected ||= head.position === expected?.position && head.hash.startsWith(expected.hash);
    }
    sealedCount += page.length;
    if (page.length < pageSize) break;
  }
  const prunedCount = Math.min(mark?.position ?? 0, sealedCount);
  if (mark && mark.position > (head?.position ?? 0)) {
    problems.push({ finding: 'seal_removed', id: (head?.position ?? 0) + 1 });
  }
  return { problems, sealedCount: sealedCount - prunedCount, prunedCount, head, hasExpected };
}

interface ChainStart {
  /** The last seal before the first one to check, and its position; 0 at the start of the chain. */
  readonly position: number;
  readonly previous: Buffer;
  readonly mark?: Mark | undefined;
}

/**
 * Checks each link with the stored hash before it, so that one changed entry is one problem. Up to the mark there must be
 * seals without entries, and the last of these seals must be the one that the mark names.
 */
export function createLinkCheck(hasher: AuditHasher, start: ChainStart): (entry: SealedEntry) => Problem[] {
  let { position, previous } = start;
  const { mark } = start;
  let latestMs = 0;
  const pruned = mark?.position ?? 0;
  return (entry) => {
    const problems: Problem[] = [];
    const isNext = entry.position === position + 1;
    if (!isNext) problems.push({ finding: 'seal_removed', id: position + 1 });
    const finding =
      entry.position <= pruned
        ? checkPruned(entry, mark)
        : checkEntry(entry, isNext ? hasher(previous, entry.text ?? '') : entry.hash, latestMs);
    if (finding) problems.push({ finding, id: entry.audit_event_id });
    position = entry.position;
    previous = entry.hash;
    latestMs = Math.max(latestMs, entry.at?.getTime() ?? 0);
    return problems;
  };
}

function checkPruned({ position, hash, at }: SealedEntry, mark: Mark | undefined): Finding | null {
  if (at !== null) return 'added';
  return position === mark?.position && !mark.hash.equals(hash) ? 'changed' : null;
}

function checkEntry({ text, at, hash }: SealedEntry, computed: Buffer, latestMs: number): Finding | null {
  if (text === null || at === null) return 'removed';
  if (!computed.equals(hash)) return 'changed';
  return at.getTime() < latestMs - maxCommitMinutes * 60_000 ? 'backdated' : null;
}

async function findUnsealed(db: Db, tenantId: number) {
  const added: Problem[] = [];
  let unsealedCount = 0;
  for (let after = 0; ; ) {
    const page = await listEntryStates(db, tenantId, { after, limit: pageSize });
    for (const { id, is_sealed: isSealed, is_late: isLate } of page) {
      if (isLate) added.push({ finding: 'added', id });
      else if (!isSealed) unsealedCount += 1;
    }
    after = page.at(-1)?.id ?? after;
    if (page.length < pageSize) return { added, unsealedCount };
  }
}
