import type { FieldErrors, FieldValues } from 'react-hook-form';
import type { FieldLabels } from './form-labels.ts';

/** One item of the error summary. */
export interface FieldErrorItem {
  readonly name: string;
  readonly label: string;
  readonly text: string;
}

/** The errors of the rendered fields, in field order. */
export function listFieldErrors<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  labels: FieldLabels,
): FieldErrorItem[] {
  const texts = new Map(flatten(errors));
  return [...labels].flatMap(([name, label]) => {
    const text = texts.get(name) ?? findItemText(texts, name);
    return text === undefined ? [] : [{ name, label, text }];
  });
}

/** Whether a field of an API error, such as `body.email`, is rendered. */
export function isRenderedField(field: string, labels: FieldLabels): boolean {
  return labels.has(field.replace(/^body\./, ''));
}

/** The first error of the items of a list field. */
function findItemText(texts: ReadonlyMap<string, string>, name: string): string | undefined {
  for (const [path, text] of texts) if (path.startsWith(`${name}.`)) return text;
  return undefined;
}

function flatten(errors: object, prefix = ''): [string, string][] {
  return Object.entries(errors).flatMap(([name, error]): [string, string][] => {
    if (typeof error !== 'object' || error === null) return [];
    const path = `${prefix}${name}`;
    if ('message' in error && typeof error.message === 'string') return [[path, error.message]];
    return name === 'ref' ? [] : flatten(error, `${path}.`);
  });
}
