import { fold } from '#domain/features/resumes/text/fold.ts';

/** The country code of a name in English, French, Spanish or Korean. */
export function findCountry(text: string): string | undefined {
  return getNames().get(fold(text.trim()).replace(/\./g, ''));
}

const aliases: readonly (readonly [string, string])[] = [
  ['usa', 'US'],
  ['us', 'US'],
  ['united states of america', 'US'],
  ['etats-unis', 'US'],
  ['uk', 'GB'],
  ['england', 'GB'],
  ['scotland', 'GB'],
  ['wales', 'GB'],
  ['turkiye', 'TR'],
  ['uae', 'AE'],
  ['korea', 'KR'],
  ['holland', 'NL'],
  ['viet nam', 'VN'],
];

let cachedNames: Map<string, string> | undefined;

function getNames(): Map<string, string> {
  cachedNames ??= buildNames();
  return cachedNames;
}

/** Names come from the runtime's `Intl.DisplayNames`. */
function buildNames(): Map<string, string> {
  const found = new Map<string, string>(aliases);
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (const language of ['en', 'fr', 'es', 'ko']) {
    const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
      const name = notCountries.has(code) ? undefined : display.of(code);
      if (name && !found.has(fold(name))) found.set(fold(name), toCurrentCode(code));
    }
  }
  return found;
}

/** Maps former codes, such as "DD" for Germany. */
function toCurrentCode(code: string): string {
  return new Intl.Locale(`und-${code}`).region ?? code;
}

/** Codes with a name that are not countries. */
const notCountries = new Set(['EU', 'EZ', 'UN', 'ZZ', 'XA', 'XB', 'QO']);
