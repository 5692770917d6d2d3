import type { Plugin } from 'vite';
import { findStaticImports } from './static-imports.ts';

/** The modules that the entry reaches: pages stay downloads of their own. */
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

/** What the entry takes from a package whose names come from one file: the frame of its router. */
const routerHelper = /\/react-aria\/dist\/private\/utils\/openLink\.m?js$/;
