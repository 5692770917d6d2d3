import { readFileSync } from 'node:fs';
import type { Check } from './finding.ts';
import { type Lock, packageName, readLock } from './lock.ts';

export const licenses: Check = {
  name: 'licenses',
  run() {
    const shipped = Object.fromEntries(Object.entries(readLock()).filter(([, entry]) => !entry.dev));
    const rules = JSON.parse(readFileSync('security/licenses.json', 'utf8'));
    return { checkedCount: Object.keys(shipped).length, unit: 'packages', problems: licenseProblems(shipped, rules) };
  },
};

interface Rules {
  readonly allowed: readonly string[];
  /** Packages whose license was reviewed by a person, with the finding. */
  readonly reviewed: Readonly<Record<string, string>>;
}

/** Shipped packages whose license is neither allowed nor reviewed. */
export function licenseProblems(shipped: Lock, { allowed, reviewed }: Rules): string[] {
  return Object.entries(shipped)
    .filter(([path, { license = '' }]) => !(packageName(path) in reviewed) && !isAllowed(license, allowed))
    .map(([path, { license }]) => `${packageName(path)} has ${license ? `the license ${license}` : 'no license'}`);
}

/** Evaluates SPDX expressions without nesting: one part of an OR, or all parts of an AND, must be allowed. */
function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const plain = expression.replaceAll(/[()]/g, '');
  if (plain.includes(' OR ')) return plain.split(' OR ').some((part) => isAllowed(part, allowed));
  return plain.split(' AND ').every((part) => allowed.includes(part.trim()));
}
