import { readFileSync } from 'node:fs';
import type { Check } from './finding.ts';
import { type Lock, packageName, readLock } from './lock.ts';

export const minimumVersions: Check = {
  name: 'minimum versions',
  run() {
    const { packages } = JSON.parse(readFileSync('security/minimum-versions.json', 'utf8'));
    return minimumVersionFinding(readLock(), packages);
  },
};

type Minimums = Readonly<Record<string, { readonly minimum: string; readonly reason: string }>>;

/** Every installed copy of a listed package is at or above the version that fixed its known vulnerability. */
export function minimumVersionFinding(lock: Lock, minimums: Minimums) {
  const copies = Object.entries(lock).flatMap(([path, { version = '0.0.0' }]) => {
    const name = packageName(path);
    const rule = minimums[name];
    return rule ? [{ name, version, ...rule }] : [];
  });
  const problems = copies
    .filter(({ version, minimum }) => isBelow(version, minimum))
    .map(({ name, version, minimum, reason }) => `${name} ${version} is below ${minimum} (${reason})`);
  return { checkedCount: copies.length, unit: 'packages', problems };
}

/** Compares the three numbers; a pre-release counts as below its release. */
function isBelow(version: string, minimum: string): boolean {
  const [release = '', pre] = version.split('-', 2);
  const order = release.localeCompare(minimum, 'en', { numeric: true });
  return order < 0 || (order === 0 && pre !== undefined);
}
