/** Fields that a letter can contain as `[name]`. */
export const letterFields = ['name', 'job', 'company', 'start_date', 'pay', 'answer_by', 'sender', 'terms'] as const;
export type LetterField = (typeof letterFields)[number];

/** A value for each field but `terms`, whose place the list of all terms takes. */
export type LetterValues = Readonly<Record<Exclude<LetterField, 'terms'>, string>>;

/** A piece of text; `field` names the merge field it replaced. */
export interface LetterPart {
  readonly text: string;
  readonly field: LetterField | null;
}

/** A paragraph, or the place of the list of terms. */
export type LetterBlock = { readonly kind: 'terms' } | { readonly kind: 'text'; readonly parts: readonly LetterPart[] };

const fieldPattern = /\[([a-z_]{1,40})\]/g;

/** Fills a letter. Blank lines separate paragraphs; an unknown field stays as it is written. */
export function fillLetter(template: string, values: LetterValues): LetterBlock[] {
  return template
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) =>
      paragraph === '[terms]' ? { kind: 'terms' } : { kind: 'text', parts: fillParagraph(paragraph, values) },
    );
}

/** Names in brackets that are not fields. */
export function findUnknownFields(template: string): string[] {
  const names = [...template.matchAll(fieldPattern)].map(([, name = '']) => name);
  return [...new Set(names.filter((name) => !isLetterField(name)))];
}

/** Whether the letter has the list of terms in a paragraph of its own, so that no letter hides a term. */
export function hasTermsField(template: string): boolean {
  return template.split(/\n\s*\n/).some((paragraph) => paragraph.trim() === '[terms]');
}

function isLetterField(name: string): name is LetterField {
  return (letterFields as readonly string[]).includes(name);
}

function fillParagraph(paragraph: string, values: LetterValues): LetterPart[] {
  const parts: LetterPart[] = [];
  let end = 0;
  for (const match of paragraph.matchAll(fieldPattern)) {
    const name = match[1] ?? '';
    if (!isLetterField(name) || name === 'terms') continue;
    if (match.index > end) parts.push({ text: paragraph.slice(end, match.index), field: null });
    parts.push({ text: values[name], field: name });
    end = match.index + match[0].length;
  }
  if (end < paragraph.length) parts.push({ text: paragraph.slice(end), field: null });
  return parts;
}
