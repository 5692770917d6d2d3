import { getHeadingKind, type SectionKind } from './headings.ts';
import type { Line } from './lines.ts';

export interface Section {
  /** `header` is the text above the first heading. */
  readonly kind: SectionKind | 'header';
  /** The first line always has `afterBlank`. */
  readonly lines: Line[];
}

/** Splits a résumé at its headings, including inline headings ("Skills: …"). */
export function splitSections(lines: readonly Line[]): Section[] {
  const sections: Section[] = [{ kind: 'header', lines: [] }];
  const isCased = hasCapitals(lines);
  for (const line of lines) {
    const current = sections.at(-1);
    // The end of a sentence can be a line of its own: "… our work / experience".
    const isHeading = !line.bullet && !(isCased && /^\p{Ll}/u.test(line.text));
    const kind = isHeading ? getHeadingKind(line.text) : undefined;
    if (kind) {
      sections.push({ kind, lines: [] });
      continue;
    }
    const inline = current?.kind === 'skills' ? undefined : parseInlineHeading(line);
    if (inline) sections.push(inline);
    else current?.lines.push(current.lines.length === 0 ? { ...line, afterBlank: true } : line);
  }
  return sections;
}

export function getSectionLines(sections: readonly Section[], ...kinds: Section['kind'][]): Line[] {
  return sections.filter(({ kind }) => kinds.includes(kind)).flatMap(({ lines }) => lines);
}

/** Whether lines start with capitals, as in most texts. */
function hasCapitals(lines: readonly Line[]): boolean {
  const counted = lines.slice(0, 500).filter(({ text }) => /^\p{L}/u.test(text));
  return counted.filter(({ text }) => /^\p{Lu}/u.test(text)).length > counted.length * 0.3;
}

const inlineKinds = new Set<SectionKind>(['skills', 'languages', 'certifications']);

function parseInlineHeading(line: Line): Section | undefined {
  const [, heading = '', content = ''] = line.text.match(/^([^:]{4,40}):\s*(\S.*)$/) ?? [];
  const kind = getHeadingKind(heading);
  return kind && inlineKinds.has(kind) ? { kind, lines: [{ ...line, text: content }] } : undefined;
}
