/**
 * Names of people, organizations, and jobs stand in the greeting and subject of emails to others. They hold no links and no
 * invisible characters, so that such an email cannot advertise an address or show a name in another order.
 */

/** Whether the name contains `://` or a `www.` address. */
export function hasLink(name: string): boolean {
  return link.test(fold(name));
}

/** Whether the name contains control, direction, or other invisible characters that its script does not need. */
export function hasHiddenCharacters(name: string): boolean {
  return hidden.test(name.replace(neededJoiner, '$1'));
}

/** Makes an accepted name of one that the person cannot correct; empty if it has only invisible characters. */
export function cleanName(name: string): string {
  const visible = removeHidden(name);
  if (!hasLink(visible)) return visible;
  return removeHidden(
    fold(visible).replace(/\S+/gu, (word) => (link.test(word) ? word.replace(/[:/.。]+/g, ' ') : word)),
  );
}

function removeHidden(name: string): string {
  return name
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(keptJoiner, (_match, kept = '') => kept)
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** The form in which links are recognized: without invisible characters, full-width letters and signs as plain ones. */
function fold(name: string): string {
  return name.normalize('NFKC').replace(/\p{Cf}/gu, '');
}

const link = /:\/\/|(?:^|[^\p{L}\p{N}])www\d{0,2}[.。]\S/iu;

/** Control, format, and separator characters, lone surrogates, and letters without a glyph. */
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u3164\uffa0]/u;

// Zero-width space, non-joiner, and joiner: Persian, Indic, Khmer, and others need them inside words, emoji between parts.
const joinedBefore =
  '(?![\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{Script=Han}\\p{Script=Hangul}])' +
  '[\\p{L}\\p{M}\\p{Extended_Pictographic}\\p{Emoji_Modifier}]';
const neededJoiner = new RegExp(`(${joinedBefore})[\\u200b-\\u200d]`, 'gu');
const keptJoiner = new RegExp(`(${joinedBefore}[\\u200b-\\u200d])|${hidden.source}`, 'gu');
