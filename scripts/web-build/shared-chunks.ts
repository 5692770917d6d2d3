import type { Plugin } from 'vite';
import { publicPages } from './page-assets.ts';
import { findStaticImports } from './static-imports.ts';

/**
 * Assigns each module to a chunk named after the public pages that import it. This gives a few chunks per page instead of
 * one for every combination of pages. Chunks cannot form a cycle: whatever a module imports is imported by at least the
 * same pages.
 */
export function sharedChunks(): { readonly plugin: Plugin; readonly chunkName: (id: string) => string | null } {
  const pagesOf = new Map<string, string>();
  const plugin: Plugin = {
    name: 'wavelength-shared-chunks',
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
