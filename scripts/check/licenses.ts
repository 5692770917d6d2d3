import { readFileSync } from 'node:fs';
import type { Check } from './finding.ts';
import { type Lock, packageName, readLock } from './lock.ts';

export const licenses: Check = {
  name: 'licences',
  run() {
    const shipped = Object.fromEntries(Object.entries(readLock()).filter(([, entry]) => !entry.dev));
    const rules = JSON.parse(readFileSync('security/licenses.json', 'utf8'));
    return { checkedCount: Object.keys(shipped).length, unit: 'packages', problems: licenseProblems(shipped, rules) };
  },
};

interface Rules {
  readonly allowed: readonly string[];
  /** Packages whose licence a person has read, with what they found. */
  readonly reviewed: Readonly<Record<string, string>>;
}

/** The packages that ship under a licence that is neither allowed nor reviewed. */
export function licenseProblems(shipped: Lock, { allowed, reviewed }: Rules): string[] {
  return Object.entries(shipped)
    .filter(([place, { license = '' }]) => !(packageName(place) in reviewed) && !isAllowed(license, allowed))
    .map(([path, { license }]) => `${packageName(path)} is under ${license ?? 'no stated licence'}`);
}

/** Reads SPDX expressions of one level: any part of an OR will do, every part of an AND must. */
function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const plain = expression.replaceAll(/[()]/g, '');
  if (plain.includes(' OR ')) return plain.split(' OR ').some((part) => isAllowed(part, allowed));
  return plain.split(' AND ').every((part) => allowed.includes(part.trim()));
}
