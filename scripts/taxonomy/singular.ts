/**
 * The singular of an occupation: "Accountants and Auditors" gives "Accountant and Auditor". An ", Except ..." suffix is
 * removed; other titles with commas are unchanged.
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
  const at = part.lastIndexOf(' ') + 1;
  const word = part.slice(at);
  return part.slice(0, at) + (FIELDS.has(word) ? word : singularWord(word));
}

// Plural words that name a field of work, not people.
const FIELDS = new Set(
  'Sales Services Operations Systems Arts Relations Resources Logistics Series Mathematics Gas Parts'.split(' '),
);

function singularWord(word: string): string {
  if (/(?:ches|shes|sses|xes)$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}
