import type { Extracted, ParsedResume } from '#domain/features/resumes/parsed-resume.ts';
import { trimEnd } from '#domain/features/resumes/text/linear.ts';
import type { Line } from '#domain/features/resumes/text/lines.ts';

/** Email, phone and links; `lines` are the most likely ones and searched first. */
export function readContact(
  lines: readonly Line[],
  allLines: readonly Line[],
): Pick<ParsedResume, 'email' | 'phone' | 'links'> {
  return {
    email: findFirst(joinWrappedEmails(lines), findEmail, 0.99) ?? findFirst(allLines, findEmail, 0.8),
    phone: findFirst(lines, findPhone, 0.95) ?? findFirst(allLines, findLabeledPhone, 0.7),
    links: distinct(
      lines.flatMap((line, index) =>
        findLinks(line.text + getWrappedTail(line, lines[index + 1])).map((value) => toExtracted(line, value, 0.9)),
      ),
    ),
  };
}

/** Bounded quantifiers, for linear time on long lines. */
const email = /[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,5}/u;

function findEmail(text: string): string | undefined {
  return text.includes('@') ? text.match(email)?.[0].replace(/^[.'-]+/, '') : undefined;
}

/** An address that is broken at the edge of a narrow column: "ana@example.or" and "g", "ana@example" and ".org". */
function joinWrappedEmails(lines: readonly Line[]): Line[] {
  return lines.map((line, index) => {
    const next = lines[index + 1]?.text ?? '';
    const isBroken = /@[^\s@]{0,63}$/.test(line.text) && !/@\S{1,60}\.(?:com|org|net|edu)$/i.test(line.text);
    const isRest =
      /^\.?[a-z]{1,3}$|^\.[a-z.]{2,12}$/.test(next) ||
      (/@[^\s.]{0,63}$/.test(line.text) && /^[a-z0-9.-]{2,40}$/.test(next));
    return isBroken && isRest ? { ...line, text: line.text + next } : line;
  });
}

const phone =
  /(?<![\p{L}\p{N}@/_.#-])(?:\+|00)?\(?\d(?:[\s().\-–/]{0,3}\d){6,14}(?:\s{0,2}(?:x|ext\.?|poste)\s{0,2}\d{1,5})?(?![\p{L}\p{N}@])/giu;
/** The space between two parts of a contact line, or a state with its ZIP code. */
const partEnd = /\s{3,}|\s[/|•·]\s|\b[A-Za-z]{2}\s\d{5}(?:-\d{4})?(?=[\s,|•·/]|$)/;
const label = /\b(?:phone|tel|tél|telephone|téléphone|teléfono|mobile|móvil|cell|celular|cellulaire|portable|call)\b/i;

function findPhone(text: string): string | undefined {
  const isLabeled = label.test(text);
  return text
    .split(partEnd)
    .flatMap((part) => part.match(phone) ?? [])
    .map((number) => number.trim())
    .find((number) => isPhone(number, isLabeled));
}

function findLabeledPhone(text: string): string | undefined {
  return label.test(text) ? findPhone(text) : undefined;
}

/** Excludes years, dates and long plain numbers such as license numbers. */
function isPhone(number: string, isLabeled: boolean): boolean {
  const digits = number.replace(/\D/g, '').length;
  if (/\b(?:19|20)\d{2}\s*[-–/.]\s*(?:(?:19|20)\d{2}|\d{1,2})\b/.test(number)) return false;
  const grouped = /\d[\s().\-–/]+\d/.test(number);
  return (
    digits >= (isLabeled ? 7 : 9) && digits <= 15 && (grouped || isLabeled || number.startsWith('+') || digits === 10)
  );
}

const link = /(?:https?:\/\/|www\.)[^\s|,;<>"]{3,300}|\b(?:[\w-]{1,63}\.){1,4}[a-z]{2,12}(?:\/[^\s|,;<>"]{0,200})?/gi;
const knownDomainEnding =
  /\.(?:com|org|net|io|dev|me|ca|us|edu|gov|co|info|app|ai|tech|design|site|online|fr|es|kr|uk|de|page|xyz|social)(?:[/:?#]|$)/i;

function findLinks(text: string): string[] {
  const withoutMail = text.replace(/\S{1,100}@\S{1,200}/g, (word) => (/^https?:/i.test(word) ? word : ' '));
  return (withoutMail.match(link) ?? [])
    .map((found) => trimEnd(found, /[).,\]]/))
    .filter((found) => /^https?:/i.test(found) || knownDomainEnding.test(found));
}

/** The rest of a long URL that was wrapped to the next line. */
function getWrappedTail(line: Line, next: Line | undefined): string {
  const alone = /^https?:\/\/\S{12,}$/.test(line.text);
  return alone && next && next.number === line.number + 1 && /^[a-z0-9_/-]{2,40}$/.test(next.text) ? next.text : '';
}

function findFirst(
  lines: readonly Line[],
  read: (text: string) => string | undefined,
  confidence: number,
): Extracted<string> | null {
  for (const line of lines) {
    const value = read(line.text);
    if (value) return toExtracted(line, value, confidence);
  }
  return null;
}

function toExtracted<T>(line: Line, value: T, confidence: number): Extracted<T> {
  return { value, confidence, lines: { from: line.number, to: line.number } };
}

function distinct(links: Extracted<string>[]): Extracted<string>[] {
  const byKey = new Map<string, Extracted<string>>();
  for (const link of links) {
    const key = link.value.toLowerCase().replace(/^https?:\/\/(?:www\.)?|\/$/g, '');
    if (!byKey.has(key)) byKey.set(key, link);
  }
  return [...byKey.values()].slice(0, 20);
}
