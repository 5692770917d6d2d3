import { getContrast, getMinContrast, type Hex } from './color.ts';
import { getLightness, withLightness } from './oklch.ts';

/** Contrast of text, by WCAG 2.2 AAA. */
export const textContrast = 7;

/** Contrast of edges, marks and the focus ring. */
export const nonTextContrast = 3;

const lightnessStep = 0.01;

/** The color, made lighter or darker in small steps until it is enough; at the end white or black. */
export function adjustLightness(color: Hex, direction: 'lighter' | 'darker', isDone: (color: Hex) => boolean): Hex {
  if (isDone(color)) return color;
  const sign = direction === 'lighter' ? 1 : -1;
  for (
    let lightness = getLightness(color) + sign * lightnessStep;
    lightness > 0 && lightness < 1;
    lightness += sign * lightnessStep
  ) {
    const next = withLightness(color, lightness);
    if (isDone(next)) return next;
  }
  return direction === 'lighter' ? '#ffffff' : '#000000';
}

/** The first ink that reads on all grounds, else the one that reads best. */
export function pickForeground(grounds: readonly Hex[], inks: readonly Hex[], enough = textContrast): Hex {
  const all = [...inks, '#ffffff', '#000000'];
  const good = all.find((ink) => getMinContrast(ink, grounds) >= enough);
  return good ?? all.reduce((best, ink) => (getMinContrast(ink, grounds) > getMinContrast(best, grounds) ? ink : best));
}

/** The ground, changed no more than it takes for one of the inks to be read on it. */
export function toReadableBackground(ground: Hex, inks: readonly Hex[]): Hex {
  const ink = pickForeground([ground], inks);
  return adjustLightness(ground, isLight(ink) ? 'darker' : 'lighter', (next) => getContrast(ink, next) >= textContrast);
}

/** A neighbour of the ground on which the ink still reads: for rows that are active or pointed at. */
export function getShade(ground: Hex, ink: Hex, distance: number): Hex {
  const sign = isLight(ink) ? 1 : -1;
  const near = [1, -1, 0.5, -0.5].map((part) => withLightness(ground, getLightness(ground) + sign * part * distance));
  return near.find((next) => next !== ground && getContrast(ink, next) >= textContrast) ?? ground;
}

export function isLight(color: Hex): boolean {
  return getLightness(color) > 0.6;
}
