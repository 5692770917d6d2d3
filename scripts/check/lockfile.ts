import type { Check } from './finding.ts';
import { type Lock, packageName, readLock } from './lock.ts';

export const lockfile: Check = {
  name: 'lockfile',
  run() {
    const lock = readLock();
    return { checkedCount: Object.keys(lock).length, unit: 'packages', problems: lockfileProblems(lock) };
  },
};

const SHA512 = /^sha512-[A-Za-z0-9+/]{86}==$/;

/** Every package is known by its content alone: a strong hash, and no address that ties it to one registry. */
export function lockfileProblems(lock: Lock): string[] {
  return Object.entries(lock).flatMap(([place, { resolved, integrity = '' }]) => [
    ...(resolved === undefined
      ? []
      : [`${packageName(place)} names an address; run npm install with the project's .npmrc`]),
    ...(SHA512.test(integrity) ? [] : [`${packageName(place)} has no sha512 hash`]),
  ]);
}
