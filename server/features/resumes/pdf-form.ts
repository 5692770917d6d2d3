import type { Fragment } from './pdf-layout.ts';

/** The text in a filled text or choice field of a form, as fragments inside the rectangle of the field. */
export function readFormField(annotation: unknown): Fragment[] {
  const field = annotation as FormField;
  const isText = field.fieldType === 'Tx' || field.fieldType === 'Ch';
  if (!isText || field.hidden || field.password || !Array.isArray(field.rect)) return [];
  const [left = 0, bottom = 0, right = 0, top = 0] = field.rect;
  const lines = toLines(field.fieldValue);
  const size = Math.min(maxFontSize, Math.max(4, top - bottom) / (1.2 * Math.max(1, lines.length)));
  return lines.map((text, index) => ({
    x: left,
    // A single line is on the baseline of its label.
    y: lines.length === 1 ? (top + bottom) / 2 - size * 0.35 : top - size * 1.2 * (index + 1),
    width: right - left,
    size,
    text,
  }));
}

/** The fields of a widget annotation that are used; PDF.js types it as `any`. */
interface FormField {
  readonly fieldType?: string;
  readonly fieldValue?: unknown;
  readonly rect?: readonly number[];
  readonly hidden?: boolean;
  readonly password?: boolean;
}

const maxFontSize = 10;
const maxLines = 500;

function toLines(value: unknown): string[] {
  const texts = (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');
  return texts
    .flatMap((text) => text.split(/\r\n?|\n/, maxLines))
    .filter((text) => text.trim() !== '')
    .slice(0, maxLines);
}
