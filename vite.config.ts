import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const first = firstLoad();

export default defineConfig({
  root: 'web',
  plugins: [react(), first.plugin, compressed()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // Inlined assets are data: addresses, which the content security policy refuses.
    assetsInlineLimit: 0,
    // Every supported browser preloads modules by itself.
    modulePreload: { polyfill: false },
    // What every page needs comes in two downloads, the libraries and our own parts: they compress better together.
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'base', test: isBase },
            { name: 'frame', test: first.has },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/ws', '/assets/translations'].map((path) => [path, { target: apiAddress(), ws: true }]),
    ),
  },
});

/** The libraries that the very first page needs, and what all icons share; each icon goes with the parts that show it. */
function isBase(id: string): boolean {
  if (/\/lucide-react\/dist\/esm\/(?!icons\/|lucide-react\.)/.test(id)) return true;
  const name = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? '';
  return (
    baseLibraries().includes(name) && !/mutationObserver|infiniteQueryObserver|useMutation|useInfiniteQuery/.test(id)
  );
}

function baseLibraries(): string[] {
  const react = ['react', 'react-dom', 'scheduler', 'react-router', 'zustand'];
  const texts = ['i18next', 'react-i18next'];
  return [...react, ...texts, '@tanstack/query-core', '@tanstack/react-query'];
}

/** Finds the modules that the entry reaches without a dynamic import: pages stay downloads of their own. */
function firstLoad() {
  const modules = new Set<string>();
  const plugin: Plugin = {
    name: 'wavelength-first-load',
    apply: 'build',
    buildEnd() {
      const queue = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry);
      for (const id of queue) {
        if (modules.has(id)) continue;
        modules.add(id);
        if (!isBarrel(id)) queue.push(...(this.getModuleInfo(id)?.importedIds ?? []));
      }
    },
  };
  return { plugin, has: (id: string) => modules.has(id) };
}

/** Names everything in its package, of which each page uses a little. */
function isBarrel(id: string): boolean {
  return /\/(react-aria-components\/dist\/exports\/index|lucide-react\/dist\/esm\/lucide-react)\.mjs$/.test(id);
}

/** Where `npm run dev` finds the server. */
function apiAddress(): string {
  return `http://127.0.0.1:${process.env.PORT ?? '3000'}`;
}

/** Writes a .gz beside each text file of the build, so that the server compresses nothing twice. */
function compressed(): Plugin {
  return {
    name: 'wavelength-gzip',
    apply: 'build',
    async closeBundle() {
      const texts = globSync('**/*.{js,css,html,svg,json,txt}', { cwd: 'dist/web' });
      await Promise.all(texts.map((name) => compress(`dist/web/${name}`)));
    },
  };
}

async function compress(path: string): Promise<void> {
  const packed = await promisify(gzip)(await readFile(path), { level: constants.Z_BEST_COMPRESSION });
  await writeFile(`${path}.gz`, packed);
}
