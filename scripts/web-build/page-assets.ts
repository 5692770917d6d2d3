import type { Plugin } from 'vite';

/** The pages that people come to from elsewhere, by the address that leads to them. */
const pages: Readonly<Record<string, string>> = {
  '/': 'public/home-page.tsx',
  '/login': 'account/login-page.tsx',
  '/search': 'public/search-page.tsx',
  '/searchJobs': 'public/search-page.tsx',
  '/jobs/:id': 'public/job-page.tsx',
};

/** Their files, each once. */
export const publicPages: readonly string[] = [...new Set(Object.values(pages))];

/**
 * Writes `page-assets.json`: the files of each of these pages, beside those of every page. The server names them in the
 * page it sends, so that a browser asks for them at once and not only when it has run the first ones.
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
      const parts = Object.entries(pages).map(([path, page]) => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/web/pages/${page}`));
        if (!chunk) throw new Error(`No part of the build is the page ${page}`);
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
