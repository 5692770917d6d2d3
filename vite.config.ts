import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

export default defineConfig({
  root: 'web',
  plugins: [react(), compressed()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // Inlined assets are data: addresses, which the content security policy refuses.
    assetsInlineLimit: 0,
    // Its polyfill is an inline script, and every supported browser preloads modules by itself.
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/ws', '/assets/translations'].map((path) => [path, { target: apiAddress(), ws: true }]),
    ),
  },
});

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
