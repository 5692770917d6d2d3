import type { Plugin } from 'vite';
import { publicPages } from './page-assets.ts';
import { findStaticImports } from './static-imports.ts';

/**
 * Names the download that a module goes into after the public pages that need it, so that each of them comes in a few
 * downloads instead of one for every set of pages that happens to share something. Whatever a module needs is needed by
 * the same pages and maybe more, so these downloads never need each other in a circle.
 */
export function sharedChunks(): { readonly plugin: Plugin; readonly chunkName: (id: string) => string | null } {
  const pagesOf = new Map<string, string>();
  const plugin: Plugin = {
    name: 'wavelength-shared-parts',
    apply: 'build',
    buildEnd() {
      for (const page of publicPages) {
        const name = page.replace(/^.*\/|-page\.tsx$/g, '');
        for (const id of findStaticImports(this, (start) => start.endsWith(`/web/pages/${page}`))) {
          pagesOf.set(id, pagesOf.has(id) ? `${pagesOf.get(id)}-${name}` : name);
        }
      }
    },
  };
  return { plugin, chunkName: (id) => pagesOf.get(id) ?? null };
}
