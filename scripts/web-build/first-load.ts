import type { Plugin } from 'vite';
import { findStaticImports } from './static-imports.ts';

/** Collects the modules that the entry imports statically; pages are separate chunks. */
export function firstLoad(): { readonly plugin: Plugin; readonly has: (id: string) => boolean } {
  const modules = new Set<string>();
  const plugin: Plugin = {
    name: 'wavelength-first-load',
    apply: 'build',
    buildEnd() {
      const isStart = (id: string) => this.getModuleInfo(id)?.isEntry || routerHelper.test(id);
      for (const id of findStaticImports(this, isStart)) modules.add(id);
    },
  };
  return { plugin, has: (id) => modules.has(id) };
}

/** Used by the entry through a barrel file, where static imports are not followed. */
const routerHelper = /\/react-aria\/dist\/private\/utils\/openLink\.m?js$/;
