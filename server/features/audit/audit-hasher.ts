import { createHmac, hkdfSync } from 'node:crypto';

/** Computes the hash of an entry in the chain: of the previous hash and the entry's text. */
export type AuditHasher = (previous: Buffer, entry: string) => Buffer;

/** The hash before the first entry. */
export const chainStart = Buffer.alloc(32);

/** With a key derived from the installation's secret, so that access to the database is not enough to continue a chain. */
export function createAuditHasher(secret: string): AuditHasher {
  const key = new Uint8Array(hkdfSync('sha256', secret, 'wavelength', 'audit seals', 32));
  return (previous, entry) => createHmac('sha256', key).update(previous).update(entry, 'utf8').digest();
}
