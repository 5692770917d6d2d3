import { fileURLToPath } from 'node:url';
import { type Font, openSync } from 'fontkit';

/** Covers Latin, Greek, Cyrillic and Hangul. */
export const fontFiles = {
  regular: fileURLToPath(new URL('./fonts/Pretendard-Regular.otf', import.meta.url)),
  bold: fileURLToPath(new URL('./fonts/Pretendard-Bold.otf', import.meta.url)),
} as const;

/** Normalizes to NFC and replaces characters without a glyph by a visible box. */
export function toPrintable(text: string): string {
  const font = getRegularFont();
  return [...text.normalize('NFC')]
    .map((character) => (isPrintable(font, character) ? character : missingGlyph))
    .join('');
}

const missingGlyph = '□';

function isPrintable(font: Font, character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return /\s/.test(character) || font.hasGlyphForCodePoint(code);
}

let regularFont: Font | undefined;

function getRegularFont(): Font {
  if (regularFont) return regularFont;
  const font = openSync(fontFiles.regular);
  if (!('hasGlyphForCodePoint' in font)) throw new Error('The font file is a collection');
  regularFont = font;
  return font;
}
