import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/** Everything that goes into the web build. */
const SOURCES = ['web/**/*', 'domain/**/*', 'scripts/web-build/*', 'package-lock.json', 'vite.config.ts'];

/**
 * A hash of the web app's sources: equal hashes mean an equal build. Tests are excluded because they are not built.
 * @throws when no sources are found, so that an empty folder is never reported as up to date
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
