import type { Fragment } from './pdf-layout.ts';

/**
 * The text in the filled fields of a form as fragments. The first line of a field follows the label on its left, so that
 * labels and answers are not taken for two columns.
 */
export function readFormFields(annotations: readonly unknown[], printed: readonly Fragment[]): Fragment[] {
  const byBaseline = groupByBaseline(printed);
  return (annotations as readonly FormField[]).flatMap((field) => {
    const isText = field.fieldType === 'Tx' || field.fieldType === 'Ch';
    if (!isText || field.hidden || field.password || !Array.isArray(field.rect)) return [];
    return buildFragments(toLines(field.fieldValue), field.rect, byBaseline);
  });
}

/** The properties of an annotation that are used; PDF.js has no type for them. */
interface FormField {
  readonly fieldType?: string;
  readonly fieldValue?: unknown;
  readonly rect?: readonly number[];
  readonly hidden?: boolean;
  readonly password?: boolean;
}

const maxLines = 500;
/** In points. */
const maxFontSize = 10;

function toLines(value: unknown): string[] {
  const texts = (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');
  const lines = texts.flatMap((text) => text.split(/\r\n?|\n/, maxLines)).slice(0, maxLines);
  return lines.filter((text) => text.trim() !== '');
}

function buildFragments(
  lines: readonly string[],
  [left = 0, bottom = 0, right = 0, top = 0]: readonly number[],
  byBaseline: ReadonlyMap<number, readonly Fragment[]>,
): Fragment[] {
  const height = Math.max(4, top - bottom);
  const size = Math.min(maxFontSize, height / (1.3 * Math.max(1, lines.length)));
  const label = findLabel(byBaseline, left, [Math.max(bottom, top - maxLabelDepth), top]);
  return lines.map((text, index) => {
    const isFirst = index === 0;
    return {
      x: label ? (isFirst ? label.x + label.width + size * 0.3 : label.x) : left,
      y: isFirst && label ? label.y : top - size * 1.3 * (index + 1) + size * 0.3,
      width: Math.max(0, right - left),
      size,
      text,
    };
  });
}

/** The label of a high field is at its top. In points. */
const maxLabelDepth = 24;

/** Looks up labels by whole points, for linear time on many fields. */
function groupByBaseline(printed: readonly Fragment[]): Map<number, Fragment[]> {
  const groups = new Map<number, Fragment[]>();
  for (const fragment of printed) {
    if (fragment.text.trim() === '') continue;
    const group = groups.get(Math.round(fragment.y));
    if (group) group.push(fragment);
    else groups.set(Math.round(fragment.y), [fragment]);
  }
  return groups;
}

/** The nearest text on the left of the field, within its height. */
function findLabel(
  byBaseline: ReadonlyMap<number, readonly Fragment[]>,
  left: number,
  [bottom, top]: readonly [number, number],
): Fragment | undefined {
  let nearest: Fragment | undefined;
  for (let y = Math.ceil(bottom); y <= top && y - bottom < maxLabelDepth; y++) {
    for (const fragment of (byBaseline.get(y) ?? []).slice(0, maxFragmentsPerLine)) {
      const isBefore = fragment.x + fragment.width <= left + 2;
      if (isBefore && (!nearest || fragment.x > nearest.x)) nearest = fragment;
    }
  }
  return nearest;
}

const maxFragmentsPerLine = 20;
