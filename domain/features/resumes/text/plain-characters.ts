/**
 * Replaces typographic forms of the same character: hyphens (U+2010, U+2011, the minus sign), spaces of all widths, and
 * the wide forms of ASCII and the tilde in Korean and Japanese texts. Removes characters of no width.
 */
export function toPlainCharacters(text: string): string {
  return text
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[\u00a0\u2002-\u200a\u202f\u205f\u3000]/g, ' ')
    .replace(/[\u2010\u2011\u2212\ufe63]/g, '-')
    .replace(/\u2012/g, '–')
    .replace(/[\u301c\uff5e\u203e\u02dc]|(?<=[^\p{Script=Latin}])\u0303/gu, '~')
    .replace(/[\uff01-\uff5d]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
}
