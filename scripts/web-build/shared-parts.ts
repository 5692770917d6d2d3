import type { Plugin } from 'vite';
import { isBarrel, isSchema } from './first-load.ts';
import { publicPages } from './page-parts.ts';

/**
 * Names the download that a module goes into after the public pages that need it, so that each of them comes in a few
 * downloads instead of one for every set of pages that happens to share something. Whatever a module needs is needed by
 * the same pages and maybe more, so these downloads never need each other in a circle.
 */
export function sharedParts(): { readonly plugin: Plugin; readonly nameOf: (id: string) => string | null } {
  const pagesOf = new Map<string, string>();
  const plugin: Plugin = {
    name: 'wavelength-shared-parts',
    apply: 'build',
    buildEnd() {
      const ids = [...this.getModuleIds()];
      for (const page of publicPages) {
        const queue = new Set(ids.filter((id) => id.endsWith(`/web/pages/${page}`)));
        for (const id of queue) {
          const imported = this.getModuleInfo(id)?.importedIds ?? [];
          if (isSchema(id, imported) || isBarrel(id)) continue;
          pagesOf.set(id, `${pagesOf.get(id) ?? ''}-${page.replace(/-page\.tsx$/, '')}`);
          for (const other of imported) queue.add(other);
        }
      }
    },
  };
  return { plugin, nameOf: (id) => pagesOf.get(id)?.slice(1) ?? null };
}
