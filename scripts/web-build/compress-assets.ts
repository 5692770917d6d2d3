import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Writes a .br and a .gz file for each text file of the build, so that the server does not compress per request. */
export function compressAssets(): Plugin {
  return {
    name: 'wavelength-compress-assets',
    apply: 'build',
    async closeBundle() {
      const texts = globSync('**/*.{js,css,html,svg,json,txt}', { cwd: 'dist/web' });
      await Promise.all(texts.map((name) => compressFile(`dist/web/${name}`)));
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const text = await readFile(path);
  const gzipped = await promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION });
  const sizes = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength };
  const brotli = await promisify(brotliCompress)(text, { params: sizes });
  await Promise.all([writeFile(`${path}.gz`, gzipped), writeFile(`${path}.br`, brotli)]);
}
