import type { AuditHasher } from './audit-hasher.ts';

/** Up to which position the entries of a tenant were deleted as its retention settings say. */
export interface Mark {
  readonly position: number;
  /** The seal at the position. */
  readonly hash: Buffer;
  readonly signature: Buffer;
}

/** Entries are JSON arrays, so that no entry can have the text of a mark. */
export function signMark(
  hasher: AuditHasher,
  tenantId: number,
  { position, hash }: Pick<Mark, 'position' | 'hash'>,
): Buffer {
  return hasher(hash, `deleted up to ${tenantId}:${position}`);
}

export function isMarkSigned(hasher: AuditHasher, tenantId: number, mark: Mark): boolean {
  return signMark(hasher, tenantId, mark).equals(mark.signature);
}
