import { basePalettes, type Mode } from './base-palette.ts';
import type { chipKinds } from './chip-kinds.ts';
import { getMinContrast, type Hex, mix } from './color.ts';
import { adjustLightness, textContrast } from './readable.ts';

/** The words and the tint of a status chip. */
export function buildChipTokens(mode: Mode, kind: (typeof chipKinds)[number], base: Hex) {
  const { ink, tint } = mode === 'light' ? buildLightChip(base) : buildDarkChip(base);
  return { [`chip-${kind}`]: ink, [`chip-${kind}-bg`]: tint };
}

function buildLightChip(base: Hex) {
  const { surface } = basePalettes.light;
  const tint = mix(base, 0.12, surface);
  return { tint, ink: adjustLightness(base, 'darker', (ink) => getMinContrast(ink, [tint, surface]) >= textContrast) };
}

/** The tint follows from the words here, which grow lighter until they read on it. */
function buildDarkChip(base: Hex) {
  const { surface } = basePalettes.dark;
  const tintOf = (ink: Hex) => mix(ink, 0.16, surface);
  const ink = adjustLightness(base, 'lighter', (next) => getMinContrast(next, [tintOf(next), surface]) >= textContrast);
  return { ink, tint: tintOf(ink) };
}
