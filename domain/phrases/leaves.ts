/** The texts of a language, groups within groups. */
export interface TextTree {
  readonly [name: string]: string | TextTree;
}

/** Every text by its dotted address, in the order it is written in. */
export function flattenTexts(tree: TextTree, prefix = ''): Map<string, string> {
  const leaves = new Map<string, string>();
  for (const [name, value] of Object.entries(tree)) {
    if (typeof value === 'string') leaves.set(prefix + name, value);
    else for (const [key, text] of flattenTexts(value, `${prefix}${name}.`)) leaves.set(key, text);
  }
  return leaves;
}

/** The same tree with some texts exchanged; an address that it does not have changes nothing. */
export function replaceTexts<T extends TextTree>(tree: T, own: ReadonlyMap<string, string>, prefix = ''): T {
  if (own.size === 0) return tree;
  const entries = Object.entries(tree).map(([name, value]) => {
    const key = prefix + name;
    return [name, typeof value === 'string' ? (own.get(key) ?? value) : replaceTexts(value, own, `${key}.`)];
  });
  return Object.fromEntries(entries) as T;
}

/** The names of the values that a text takes, sorted: `{{name}}`. */
export function listPlaceholders(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{\s*(.+?)\s*\}\}/g)].map((match) => match[1] ?? ''))].sort();
}
