import { resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { publicPages } from './page-assets.ts';

type Context = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], (...args: never[]) => unknown>>[1];

/** Icons of the home page, and of the login and the search, that many pages share; they don't load the rest of those. */
const homeIcons = ['arrow-right', 'badge-check', 'calendar-days', 'check', 'map-pin', 'minus', 'volume-1', 'x'];
const loginIcons = ['arrow-left', 'building-complex', 'eye', 'eye-off', 'log-in'];
const searchIcons = [
  'archive',
  'bell-plus',
  'bookmark',
  'bookmark-check',
  'briefcase',
  'chevron-down',
  'circle-pause',
  'file-pen-line',
  'hourglass',
  'inbox',
  'messages-square',
  'pencil',
  'search-check',
  'search-x',
  'send',
  'user-plus',
];

function isIcon(names: readonly string[]): RegExp {
  return new RegExp(`/lucide-react/dist/esm/icons/(${names.join('|')})\\.[cm]?js$`);
}

/**
 * The chunks that pages share; the first match wins. What every page needs is in two files, libraries and our own code.
 * What several public pages share is in one file for each set of pages, instead of one for each module.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // render-app.ts sets up React DOM: here it runs in the task of the libraries.
  { name: 'base', test: /\/node_modules\/|\/web\/lib\/render-app\.ts$/, tags: ['$initial'] },
  { name: 'frame', tags: ['$initial'] },
  { name: 'schemas', test: /\/node_modules\/zod\// },
  { name: publicPageChunk, debugName: 'public pages', minShareCount: 2 },
  { name: 'home-icons', test: isIcon(homeIcons) },
  { name: 'login-icons', test: isIcon(loginIcons) },
  { name: 'search-icons', test: isIcon(searchIcons) },
  { name: 'icons', test: /\/lucide-react\/dist\/esm\/icons\//, minShareCount: 2 },
  // Each picture is loaded on its own; what they share must not load the parts below.
  { name: 'picture', test: /\/web\/ui\/picture\/scene\.tsx$/ },
  // The first page loads the name of every file, so what several other pages share is in few of them.
  { name: 'rules', test: /\/domain\//, minShareCount: 3 },
  { name: 'features', test: /\/web\/features\//, minShareCount: 4 },
  { name: 'parts', test: /\/web\/ui\//, minShareCount: 3 },
];

/** What public pages load after their first view has its own chunks, so that the first view doesn't wait for it. */
const laterSections: readonly string[] = [
  'public/home/home-sections.tsx',
  '../features/jobs/search/bar/search-fields.tsx',
  '../features/jobs/search/bar/radius-select.tsx',
];

/**
 * Names a module's chunk after the public pages whose first view imports it, or else after the later sections that do.
 * Chunks named this way never import in a circle.
 */
function publicPageChunk(id: string, context: Context): string | null {
  const listImporting = (pages: readonly string[]) => pages.filter((page) => importsOf(page, context).has(id));
  const firstViews = listImporting(publicPages);
  const pages = firstViews.length > 0 ? firstViews : listImporting(laterSections);
  if (pages.length === 0) return null;
  const name = pages.map((page) => /(\w+)(-page)?\.tsx$/.exec(page)?.[1]).join('-');
  // A page may need only our own part of what it shares.
  return id.includes('/node_modules/') ? `${name}-libraries` : name;
}

const imports = new Map<string, ReadonlySet<string>>();

/** The modules that a page imports, directly or not, and those of the sections that it loads after its first paint. */
function importsOf(page: string, context: Context): ReadonlySet<string> {
  const known = imports.get(page);
  if (known) return known;
  const modules = new Set([resolve('web/pages', page)]);
  for (const id of modules) {
    // lucide-react lists every icon here; a page needs a few of them.
    if (id.includes('/lucide-react/dist/esm/lucide-react.')) continue;
    const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {};
    const sections = dynamicallyImportedIds.filter(
      (other) => other.includes('/web/pages/') && !laterSections.some((section) => other.endsWith(section)),
    );
    for (const imported of [...importedIds, ...sections]) modules.add(imported);
  }
  imports.set(page, modules);
  return modules;
}
