import type { Plugin } from 'vite';
import { isBarrel, isSchema } from './first-load.ts';
import { publicPages } from './page-parts.ts';

/** What public pages ask for a moment later, beside those pages. */
const later = ['/web/features/jobs/search-filters.tsx'];

interface SharedParts {
  readonly plugin: Plugin;
  /** The download of a module that public pages share, named after them; null for every other module. */
  readonly nameOf: (id: string) => string | null;
  /** Whether no public page needs a module, not even for the schemas of its forms. */
  readonly isForMembers: (id: string) => boolean;
}

/**
 * Puts what pages share into few downloads, instead of one for every set of pages that happens to share something.
 * Whatever a module needs is needed by the same pages and maybe by more, so these downloads never need each other in a
 * circle.
 */
export function sharedParts(): SharedParts {
  const pagesOf = new Map<string, string>();
  const reached = new Set<string>();
  const plugin: Plugin = {
    name: 'wavelength-shared-parts',
    apply: 'build',
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const importsOf = (id: string) => (isBarrel(id) ? [] : (this.getModuleInfo(id)?.importedIds ?? []));
      const starts = [...publicPages.map((page) => `/web/pages/${page}`), ...later];
      for (const start of starts) {
        const name = start.replace(/.*\/(.*?)(-page)?\.tsx$/, '$1');
        const queue = new Set(ids.filter((id) => id.endsWith(start)));
        for (const id of queue) {
          if (isSchema(id, importsOf(id))) continue;
          pagesOf.set(id, pagesOf.has(id) ? `${pagesOf.get(id)}-${name}` : name);
          for (const other of importsOf(id)) queue.add(other);
        }
      }
      for (const id of ids) if (pagesOf.has(id) || this.getModuleInfo(id)?.isEntry) reached.add(id);
      for (const id of reached) for (const other of importsOf(id)) reached.add(other);
    },
  };
  return {
    plugin,
    nameOf: (id) => pagesOf.get(id) ?? null,
    isForMembers: (id) => !reached.has(id),
  };
}
