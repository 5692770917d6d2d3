import { resolve, sep } from 'node:path';
import type { Rolldown } from 'vite';

type Modules = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>;

/**
 * The modules that some of them need without a dynamic import, themselves included. Schemas go with the forms that check
 * by them, and so does what they are made with.
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

/** Contracts are more than their schemas: what is left of them for the browser is the way to the server. */
function isSchema(id: string, imported: readonly string[]): boolean {
  const isContract = id.endsWith('contract.ts');
  return zod.test(id) || (id.startsWith(domain) && !isContract && imported.some((other) => zod.test(other)));
}

/** Names everything in its package, of which each page uses a little. */
function isBarrel(id: string): boolean {
  return id.endsWith('/react-aria-components/dist/exports/index.mjs');
}
