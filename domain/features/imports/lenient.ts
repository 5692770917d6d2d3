/** Reads values of files whose writers follow no schema exactly. */

/** A text for anything that is one: numbers and truth values too, the first of a list, the name of a thing. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return textOf(value[0]);
  if (!isRecord(value)) return '';
  return textOf(value.name ?? value['@value'] ?? value.value ?? value.title);
}

/** Texts of a list, or of one value; a text with semicolons is a list. */
export function listOf(value: unknown): string[] {
  const values = Array.isArray(value) ? value : [value];
  return values.flatMap((each) => textOf(each).split(';')).flatMap((text) => text.trim() || []);
}

/** A whole text: the parts of a list as lines. */
export function linesOf(value: unknown): string {
  return Array.isArray(value) ? value.map(textOf).filter(Boolean).join('\n') : textOf(value);
}

/** A number, or null for what is none. */
export function numberOf(value: unknown): number | null {
  const text = textOf(value);
  const number = Number(text);
  return text === '' || !Number.isFinite(number) ? null : number;
}

export function isTrue(value: unknown): boolean {
  return /^(true|yes|y|1|t)$/i.test(textOf(value));
}

export type Fields = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The record a value is, the first of a list, or one without fields. */
export function recordOf(value: unknown): Fields {
  if (Array.isArray(value)) return recordOf(value[0]);
  return isRecord(value) ? value : {};
}
