import pluralize from 'pluralize';

/**
 * The name of one person in an occupation: "Accountants and Auditors" gives "Accountant and Auditor". Exceptions
 * after ", Except" are dropped; other titles with commas stay as they are.
 */
export function singularTitle(title: string): string {
  const plain = title.replace(/, Except .*$/, '');
  if (plain.includes(',')) return plain;
  return plain
    .split(/( and | or |\/)/)
    .map(singularEnd)
    .join('');
}

function singularEnd(part: string): string {
  const wordStart = part.lastIndexOf(' ') + 1;
  const word = part.slice(wordStart);
  return part.slice(0, wordStart) + (UNCHANGED.has(word) ? word : pluralize.singular(word));
}

// Fields of work, not people; and "Midwives", because "Midwife" is a separate term, from ESCO.
const UNCHANGED = new Set(['Operations', 'Sales', 'Services', 'Midwives']);
