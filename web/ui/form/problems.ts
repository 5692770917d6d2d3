import type { FieldErrors, FieldValues } from 'react-hook-form';
import type { Labels } from './form-labels.ts';

/** One line of the error summary. */
export interface Problem {
  readonly name: string;
  readonly label: string;
  readonly text: string;
}

/** The problems of the fields that are on screen, in the order of the fields. */
export function problemsIn<Values extends FieldValues>(errors: FieldErrors<Values>, labels: Labels): Problem[] {
  const texts = new Map(flatten(errors));
  return [...labels].flatMap(([name, label]) => {
    const text = texts.get(name) ?? textBelow(texts, name);
    return text === undefined ? [] : [{ name, label, text }];
  });
}

/** Whether a refused field, such as `body.email`, or the one it lies in, is on screen. */
export function isFieldOf(field: string, labels: Labels): boolean {
  return labels.has(field.replace(/^body\./, ''));
}

/** A list field shows the first problem of its items. */
function textBelow(texts: ReadonlyMap<string, string>, name: string): string | undefined {
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
