import { basePalettes, type Mode } from './base-palette.ts';
import type { chipKinds } from './chip-kinds.ts';
import { getMinContrast, type Hex, mix } from './color.ts';
import { adjustLightness, textContrast } from './readable.ts';

/** Text and background colors of a status chip. */
export function buildChipTokens(mode: Mode, kind: (typeof chipKinds)[number], base: Hex) {
  const { foreground, tint } = mode === 'light' ? buildLightChip(base) : buildDarkChip(base);
  return { [`chip-${kind}`]: foreground, [`chip-${kind}-bg`]: tint };
}

function buildLightChip(base: Hex) {
  const { surface } = basePalettes.light;
  const tint = mix(base, 0.12, surface);
  return {
    tint,
    foreground: adjustLightness(
      base,
      'darker',
      (foreground) => getMinContrast(foreground, [tint, surface]) >= textContrast,
    ),
  };
}

/** The tint derives from the text color, which is lightened until it is readable on it. */
function buildDarkChip(base: Hex) {
  const { surface } = basePalettes.dark;
  const getTint = (foreground: Hex) => mix(foreground, 0.16, surface);
  const foreground = adjustLightness(
    base,
    'lighter',
    (next) => getMinContrast(next, [getTint(next), surface]) >= textContrast,
  );
  return { foreground, tint: getTint(foreground) };
}
