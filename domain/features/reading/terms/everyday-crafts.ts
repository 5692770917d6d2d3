import type { Token } from './tokens.ts';

/** Words that most texts have for a step of other work: "planning, design, and construction". */
const everydayCrafts = new Set(['design', 'designs']);

/** Whether a word needs to be asked for as a craft of its own. */
export function isEverydayCraft(key: string): boolean {
  return everydayCrafts.has(key);
}

/** "design skills", "experience with design"; but "planning, design, and construction" and "software design" are other work. */
export function isNamedAsCraft(
  tokens: readonly Token[],
  { first, last }: { readonly first: number; readonly last: number },
): boolean {
  const next = tokens[last + 1]?.key ?? '';
  const isLast = next === '' || /[,.;)]/.test(tokens[last]?.gap ?? '');
  return (
    /^(?:skills?|experience|expertise|background)$/.test(next) ||
    (isLast && /^(?:of|with)$/.test(tokens[first - 1]?.key ?? ''))
  );
}
