import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { languageTags } from './domain/phrases/phrases.ts';
import { compressAssets } from './scripts/web-build/compress-assets.ts';
import { deferScripts } from './scripts/web-build/defer-scripts.ts';
import { directIcons } from './scripts/web-build/direct-icons.ts';
import { firstLoad } from './scripts/web-build/first-load.ts';
import { pageAssets } from './scripts/web-build/page-assets.ts';
import { sharedChunks } from './scripts/web-build/shared-chunks.ts';
import { stripSchemas } from './scripts/web-build/strip-schemas.ts';

const first = firstLoad();
const shared = sharedChunks();
// React Aria has texts in 34 languages; keep only ours.
const libraryTexts = optimizeLocales.vite({ locales: Object.values(languageTags) });

export default defineConfig({
  root: 'web',
  plugins: [
    react(),
    libraryTexts,
    directIcons(),
    stripSchemas(),
    first.plugin,
    shared.plugin,
    pageAssets(),
    deferScripts(),
    compressAssets(),
  ],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // Inlined assets are data: URLs, which the content security policy blocks.
    assetsInlineLimit: 0,
    // Every supported browser has native module preload.
    modulePreload: { polyfill: false },
    // Two chunks for what every page needs, libraries and app frame: larger chunks compress better.
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'base', test: isBase },
            { name: 'frame', test: first.has },
            { name: 'checks', test: /node_modules\/zod\// },
            { name: shared.chunkName, debugName: 'shared', minShareCount: 2 },
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

/** Libraries that every page needs, and the shared code of the icons; each icon is in the chunks that use it. */
function isBase(id: string): boolean {
  if (id.endsWith('/web/lib/show-in.ts')) return true;
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

/** URL of the API server during `npm run dev`. */
function apiAddress(): string {
  return `http://127.0.0.1:${process.env.PORT ?? '3000'}`;
}
