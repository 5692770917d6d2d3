import { basePalettes, type Mode } from './base-palette.ts';
import type { chipKinds } from './chip-kinds.ts';
import { type Hex, leastContrast, mix } from './color.ts';
import { textContrast, walk } from './readable.ts';

/** The words and the tint of a status chip. */
export function chipTokens(mode: Mode, kind: (typeof chipKinds)[number], base: Hex) {
  const { ink, tint } = mode === 'light' ? lightChip(base) : darkChip(base);
  return { [`chip-${kind}`]: ink, [`chip-${kind}-bg`]: tint };
}

function lightChip(base: Hex) {
  const { surface } = basePalettes.light;
  const tint = mix(base, 0.12, surface);
  return { tint, ink: walk(base, 'darker', (ink) => leastContrast(ink, [tint, surface]) >= textContrast) };
}

/** The tint follows from the words here, which grow lighter until they read on it. */
function darkChip(base: Hex) {
  const { surface } = basePalettes.dark;
  const tintOf = (ink: Hex) => mix(ink, 0.16, surface);
  const ink = walk(base, 'lighter', (next) => leastContrast(next, [tintOf(next), surface]) >= textContrast);
  return { ink, tint: tintOf(ink) };
}
