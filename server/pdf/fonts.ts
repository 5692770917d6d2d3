import { fileURLToPath } from 'node:url';
import { type Font, openSync } from 'fontkit';

/** One typeface for Latin with all its accents, Greek, Cyrillic and Hangul. */
export const fontFiles = {
  regular: fileURLToPath(new URL('./fonts/Pretendard-Regular.otf', import.meta.url)),
  bold: fileURLToPath(new URL('./fonts/Pretendard-Bold.otf', import.meta.url)),
} as const;

/** The text in composed letters; a sign the typeface does not have becomes a visible mark instead of nothing. */
export function toPrintable(text: string): string {
  const font = regular();
  return [...text.normalize('NFC')].map((sign) => (isPrintable(font, sign) ? sign : missingGlyph)).join('');
}

const missingGlyph = '□';

function isPrintable(font: Font, sign: string): boolean {
  const code = sign.codePointAt(0) ?? 0;
  return /\s/.test(sign) || font.hasGlyphForCodePoint(code);
}

let regularFont: Font | undefined;

function regular(): Font {
  if (regularFont) return regularFont;
  const font = openSync(fontFiles.regular);
  if (!('hasGlyphForCodePoint' in font)) throw new Error('The typeface is a collection');
  regularFont = font;
  return font;
}
