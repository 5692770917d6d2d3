import { readFileSync } from 'node:fs';

export interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dev?: boolean;
}

/** The lockfile's packages by path, such as `node_modules/ajv/node_modules/fast-uri`. */
export type Lock = Readonly<Record<string, LockedPackage>>;

export function readLock(): Lock {
  const { '': _project, ...packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  return packages;
}

/** `node_modules/ajv/node_modules/fast-uri` is the package `fast-uri`. */
export function packageName(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
