import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { languageTags } from './domain/phrases/phrases.ts';
import { chunkGroups } from './scripts/web-build/chunks.ts';
import { deferScripts } from './scripts/web-build/defer-scripts.ts';
import { pageAssets } from './scripts/web-build/page-assets.ts';
import { pagePaths } from './scripts/web-build/page-paths.ts';
import { buildNonce } from './server/http/pages/build-nonce.ts';

// React Aria has texts in 34 languages; keep only ours.
const libraryTexts = optimizeLocales.vite({ locales: Object.values(languageTags) });

export default defineConfig({
  root: 'web',
  html: { cspNonce: buildNonce },
  plugins: [
    react(),
    libraryTexts,
    pageAssets(),
    pagePaths(),
    deferScripts(),
    compression({ include: /\.(js|css|html|svg|json|txt)$/, logLevel: 'silent' }),
  ],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // Inlined assets are data: URLs, which the content security policy blocks.
    assetsInlineLimit: 0,
    // Every supported browser has native module preload.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Short hashes: the first page loads the names of all files.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: chunkGroups,
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

/** URL of the API server during `npm run dev`. */
function apiAddress(): string {
  return `http://127.0.0.1:${process.env.PORT ?? '3000'}`;
}
