/** Readers for values in files that do not follow a schema exactly. */

/** Converts HTML to plain text; plain text is unchanged. */
export type PlainText = (text: string) => string;

/** Reads text from a string, number, boolean, the first list item, or the name of a record. */
export function readText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return readText(value[0]);
  if (!isRecord(value)) return '';
  return readText(value.name ?? value['@value'] ?? value.value ?? value.title);
}

/** Reads the texts of a list or a single value; semicolons separate items. */
export function readList(value: unknown): string[] {
  const values = Array.isArray(value) ? value : [value];
  return values.flatMap((each) => readText(each).split(';')).flatMap((text) => text.trim() || []);
}

/** Reads text; list items become lines. */
export function readLines(value: unknown): string {
  return Array.isArray(value) ? value.map(readText).filter(Boolean).join('\n') : readText(value);
}

/** Reads a number; null if it is not one. */
export function readNumber(value: unknown): number | null {
  const text = readText(value);
  const number = Number(text);
  return text === '' || !Number.isFinite(number) ? null : number;
}

export type Fields = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads a record or the first of a list; empty otherwise. */
export function readRecord(value: unknown): Fields {
  if (Array.isArray(value)) return readRecord(value[0]);
  return isRecord(value) ? value : {};
}
