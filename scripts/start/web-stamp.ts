import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/** Everything the built web side is made of. */
const SOURCES = ['web/**/*', 'domain/**/*', 'scripts/web-build/*', 'package-lock.json', 'vite.config.ts'];

/**
 * A hash of the web side's sources: equal hashes, equal build. Tests are left out, for they are not built.
 * Fails when there are no sources, so that an empty look never passes for "up to date".
 */
export function webStamp(root: string): string {
  const files = globSync(SOURCES, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort();
  if (files.length === 0) throw new Error(`No web sources under ${root}`);
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file.slice(root.length)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
}
