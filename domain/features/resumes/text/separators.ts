/** The pieces of a line that stand apart: bars, bullets, tabs, wide spaces, dashes and colons between spaces, "@". */
export function splitPieces(text: string): string[] {
  return text
    .split(/\s*[|•·●¦]\s*|\t+|\s{2,}|\s+[-–—]+\s+|\s+@\s+|\s+:\s+/u)
    .map(trimSeparators)
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

/** The pieces between commas and semicolons outside parentheses; "Acme, Inc." stays one. */
export function splitCommas(text: string, marks = /[,;]/): string[] {
  const pieces: string[] = [];
  let piece = '';
  let depth = 0;
  for (const [index, char] of [...text].entries()) {
    if (char === '(' || char === '[') depth++;
    if ((char === ')' || char === ']') && depth > 0) depth--;
    const splits = depth === 0 && marks.test(char) && !legalForm.test(text.slice(index));
    if (splits) pieces.push(piece);
    piece = splits ? '' : piece + char;
  }
  return [...pieces, piece].map(trimSeparators).filter((part) => part !== '');
}

const legalForm = /^,\s*(?:inc|llc|l\.l\.c|ltd|ltée|corp|co|plc|gmbh|s\.?a|pte)(?=[.,;)\s]|$)/i;

/** Without the separators and empty brackets that are left when something was cut out. */
export function trimSeparators(text: string): string {
  return text
    .replace(/\(\s*\)|\[\s*\]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:|/–—-]+|[\s,;:|/–—(-]+$/g, '');
}
