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

/** Every package has a sha512 hash and no URL, so the lockfile works with any registry mirror. */
export function lockfileProblems(lock: Lock): string[] {
  return Object.entries(lock).flatMap(([path, { resolved, integrity = '' }]) => [
    ...(resolved === undefined
      ? []
      : [`${packageName(path)} contains a URL; run npm install with the project's .npmrc`]),
    ...(SHA512.test(integrity) ? [] : [`${packageName(path)} has no sha512 hash`]),
  ]);
}
