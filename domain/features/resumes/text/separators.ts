import { trimEnd } from './linear.ts';

/** Splits a line at bars, bullets, tabs, wide spaces, and at dashes, colons and "@" between spaces. */
export function splitPieces(text: string): string[] {
  return text
    .split(/(?:(?<!\s)\s+)?[|•·●¦]\s*|\t+|\s{2,}|\s+[-–—]+\s+|\s+@\s+|\s+[:/]\s+/u)
    .map(trimSeparators)
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

/** Splits at commas and semicolons outside parentheses, but not before a legal form ("Acme, Inc."). */
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

/** Removes leftover separators and empty brackets. */
export function trimSeparators(text: string): string {
  const collapsed = text
    .replace(/\(\s*\)|\[\s*\]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:|/–—-]+/, '');
  return trimEnd(collapsed, /[\s,;:|/–—(-]/);
}
