import { randomUUID } from 'node:crypto';

const keyPattern = /^[0-9a-f]{2}\/[0-9a-f-]{36}$/;

/** A random key in one of 256 groups. Keys are the same in a folder and a bucket, so files can be moved between them. */
export function newKey(): string {
  const name = randomUUID();
  return `${name.slice(0, 2)}/${name}`;
}

/** @throws Error if `newKey` cannot have created it */
export function assertKey(key: string): string {
  if (!keyPattern.test(key)) throw new Error(`Not a key of the file store: ${key}`);
  return key;
}
