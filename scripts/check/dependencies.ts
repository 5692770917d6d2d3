import { readFileSync } from 'node:fs';
import type { Check } from './finding.ts';

export const dependencies: Check = {
  name: 'dependency reasons',
  run() {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
    const problems = dependencyProblems(names, readFileSync('docs/dependencies.md', 'utf8'));
    return { checkedCount: names.length, unit: 'packages', problems };
  },
};

/** Each direct dependency has a line in docs/dependencies.md, and each line has a dependency. */
export function dependencyProblems(names: readonly string[], page: string): string[] {
  const described = [...page.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name);
  return [
    ...names.filter((name) => !described.includes(name)).map((name) => `${name} has no reason in docs/dependencies.md`),
    ...described
      .filter((name) => name && !names.includes(name))
      .map((name) => `${name} is described but not installed`),
  ];
}
