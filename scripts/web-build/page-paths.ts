import type { Plugin } from 'vite';
import { listPagePaths } from '#web/app/page-paths.ts';

/** Writes `page-paths.json`: the paths of all pages, so that the server answers 404 for others. */
export function pagePaths(): Plugin {
  return {
    name: 'wavelength-page-paths',
    apply: 'build',
    generateBundle() {
      const patterns = listPagePaths().filter((path) => !/[?#]/.test(path));
      this.emitFile({ type: 'asset', fileName: 'page-paths.json', source: JSON.stringify(patterns) });
    },
  };
}
