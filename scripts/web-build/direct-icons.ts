import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const list = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["'];?/g;

/** Imports each icon from its own file, so that each page loads only its own icons. */
export function directIcons(): Plugin {
  const files = iconFiles();
  return {
    name: 'wavelength-direct-icons',
    apply: 'build',
    // Runs after TypeScript syntax is removed.
    enforce: 'post',
    transform(code) {
      if (!code.includes('lucide-react')) return null;
      return { code: code.replace(list, (_all, names: string) => importsOf(names, files)), map: null };
    },
  };
}

/** @param names  an import list such as `House, Menu as MenuIcon` */
function importsOf(names: string, files: ReadonlyMap<string, string>): string {
  const icons = names.split(',').map((name) => name.trim());
  return icons
    .filter(Boolean)
    .map((icon) => {
      const [name = '', local = name] = icon.split(/\s+as\s+/);
      const file = files.get(name);
      if (!file) throw new Error(`lucide-react has no icon ${name}`);
      return `import ${local} from "lucide-react/icons/${file}";`;
    })
    .join('');
}

/** File by icon name, read from the package's index. */
function iconFiles(): Map<string, string> {
  const index = createRequire(import.meta.url)
    .resolve('lucide-react')
    .replace('/cjs/lucide-react.js', '/esm/lucide-react.mjs');
  const lines = readFileSync(index, 'utf8').matchAll(/export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g);
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of lines) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file);
  }
  return files;
}
