import { resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

/**
 * The modules that the entry reaches without a dynamic import: pages stay downloads of their own. Schemas go with the
 * forms that check by them, and so does what they are made with.
 */
export function firstLoad(): { readonly plugin: Plugin; readonly has: (id: string) => boolean } {
  const modules = new Set<string>();
  const plugin: Plugin = {
    name: 'wavelength-first-load',
    apply: 'build',
    buildEnd() {
      const queue = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry || takenByName.test(id));
      for (const id of queue) {
        if (modules.has(id)) continue;
        if (isSchema(id, this.getModuleInfo(id)?.importedIds ?? [])) continue;
        modules.add(id);
        if (!isBarrel(id)) queue.push(...(this.getModuleInfo(id)?.importedIds ?? []));
      }
    },
  };
  return { plugin, has: (id) => modules.has(id) };
}

const domain = resolve('domain') + sep;

const zod = /\/node_modules\/zod\//;

/** Contracts are more than their schemas: what is left of them for the browser is the way to the server. */
export function isSchema(id: string, imported: readonly string[]): boolean {
  const isContract = id.endsWith('contract.ts');
  return zod.test(id) || (id.startsWith(domain) && !isContract && imported.some((other) => zod.test(other)));
}

/** What the entry takes from such a package: the frame of its router. */
const takenByName = /\/react-aria\/dist\/private\/utils\/openLink\.m?js$/;

/** Names everything in its package, of which each page uses a little. */
export function isBarrel(id: string): boolean {
  return id.endsWith('/react-aria-components/dist/exports/index.mjs');
}
