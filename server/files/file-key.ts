import { randomUUID } from 'node:crypto';

const keyPattern = /^[0-9a-f]{2}\/[0-9a-f-]{36}$/;

/** A key nobody can guess, in one of 256 groups. The same in a folder and in a bucket, so that files can be moved. */
export function newKey(): string {
  const name = randomUUID();
  return `${name.slice(0, 2)}/${name}`;
}

/** @throws Error for what `newKey` did not make */
export function assertKey(key: string): string {
  if (!keyPattern.test(key)) throw new Error(`Not a key of the file store: ${key}`);
  return key;
}
