import type { Plugin } from 'vite';

/** Public entry pages by route. */
const pages: Readonly<Record<string, string>> = {
  '/': 'public/home/home-page.tsx',
  '/login': 'account/login-page.tsx',
  '/search': 'public/search-page.tsx',
  '/searchJobs': 'public/search-page.tsx',
  '/jobs/:id': 'public/job-page.tsx',
};

/** Loads the pages for people who are logged in; the server preloads it on every other page. */
const memberPages = 'app/routes/member-pages.ts';

/** Their files, without duplicates. */
export const publicPages: readonly string[] = [...new Set(Object.values(pages))];

/**
 * Writes `page-assets.json`: the scripts and styles of each entry page, without those that every page loads. The server
 * adds preload links for them to the HTML, so that the browser requests them before it has run the entry script.
 */
export function pageAssets(): Plugin {
  return {
    name: 'wavelength-page-assets',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const filesOf = (start: string | undefined) => {
        const files = new Set(start === undefined ? [] : [start]);
        for (const name of files) for (const file of byName.get(name)?.imports ?? []) files.add(file);
        return files;
      };
      const everywhere = filesOf(chunks.find((chunk) => chunk.isEntry)?.fileName);
      const entries = Object.entries(pages).map(([path, page]) => [path, `pages/${page}`] as const);
      const parts = [...entries, ['*', memberPages] as const].map(([path, page]) => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/web/${page}`));
        if (!chunk) throw new Error(`No chunk contains the module ${page}`);
        const scripts = [...filesOf(chunk.fileName)].filter((file) => !everywhere.has(file));
        const styles = scripts.flatMap((file) => [...(byName.get(file)?.viteMetadata?.importedCss ?? [])]);
        return [path, { scripts, styles: [...new Set(styles)] }];
      });
      this.emitFile({
        type: 'asset',
        fileName: 'page-assets.json',
        source: JSON.stringify(Object.fromEntries(parts)),
      });
    },
  };
}
