import { resolve, sep } from 'node:path';
import type { Rolldown } from 'vite';

type Modules = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>;

/**
 * The start modules and everything they import statically. Schemas and zod are excluded: they belong to the chunks of the
 * forms that use them.
 */
export function findStaticImports(modules: Modules, isStart: (id: string) => boolean | undefined): ReadonlySet<string> {
  const importsOf = (id: string) => modules.getModuleInfo(id)?.importedIds ?? [];
  const found = new Set<string>();
  const queue = new Set([...modules.getModuleIds()].filter(isStart));
  for (const id of queue) {
    if (isSchema(id, importsOf(id))) continue;
    found.add(id);
    if (!isBarrel(id)) for (const other of importsOf(id)) queue.add(other);
  }
  return found;
}

const domain = resolve('domain') + sep;

const zod = /\/node_modules\/zod\//;

/** Contracts are not schema modules: the browser keeps their methods and paths. */
function isSchema(id: string, imported: readonly string[]): boolean {
  const isContract = id.endsWith('contract.ts');
  return zod.test(id) || (id.startsWith(domain) && !isContract && imported.some((other) => zod.test(other)));
}

/** Barrel file of a package of which each page uses a small part. */
function isBarrel(id: string): boolean {
  return id.endsWith('/react-aria-components/dist/exports/index.mjs');
}
