/**
 * Text operations in linear time. Their regular expressions would start again at each character of a run, which takes
 * quadratic time on a long run of spaces, separators or open brackets.
 */

/** Removes the characters at the end that match `pattern`, a pattern for one character. */
export function trimEnd(text: string, pattern: RegExp): string {
  let end = text.length;
  while (end > 0 && pattern.test(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** Replaces each opening bracket with its text up to the next closing bracket; brackets do not nest. */
export function replaceBracketed(text: string, replace: (inside: string) => string): string {
  let result = '';
  let from = 0;
  for (;;) {
    const open = text.indexOf('(', from);
    const close = open < 0 ? -1 : text.indexOf(')', open);
    if (close < 0) return result + text.slice(from);
    result += text.slice(from, open) + replace(text.slice(open + 1, close));
    from = close + 1;
  }
}
