/** The texts of a language, in nested groups. */
export interface TextTree {
  readonly [name: string]: string | TextTree;
}

/** Returns all texts by their dotted keys, in the order of the file. */
export function flattenTexts(tree: TextTree, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [name, value] of Object.entries(tree)) {
    if (typeof value === 'string') texts.set(prefix + name, value);
    else for (const [key, text] of flattenTexts(value, `${prefix}${name}.`)) texts.set(key, text);
  }
  return texts;
}

/** Replaces texts by their dotted keys. Ignores unknown keys. */
export function replaceTexts<T extends TextTree>(tree: T, custom: ReadonlyMap<string, string>, prefix = ''): T {
  if (custom.size === 0) return tree;
  const entries = Object.entries(tree).map(([name, value]) => {
    const key = prefix + name;
    return [name, typeof value === 'string' ? (custom.get(key) ?? value) : replaceTexts(value, custom, `${key}.`)];
  });
  return Object.fromEntries(entries) as T;
}

/** Lists the names of the placeholders of a text, sorted: `name` for `{{name}}`. */
export function listPlaceholders(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{\s*(.+?)\s*\}\}/g)].map((match) => match[1] ?? ''))].sort();
}
