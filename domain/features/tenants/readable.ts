import { contrastOf, type Hex, leastContrast } from './color.ts';
import { lightnessOf, withLightness } from './oklch.ts';

/** Contrast of text, by WCAG 2.2 AAA. */
export const textContrast = 7;

/** Contrast of edges, marks and the focus ring. */
export const edgeContrast = 3;

const step = 0.01;

/** The colour, made lighter or darker in small steps until it is enough; at the end white or black. */
export function walk(colour: Hex, direction: 'lighter' | 'darker', isEnough: (colour: Hex) => boolean): Hex {
  if (isEnough(colour)) return colour;
  const sign = direction === 'lighter' ? 1 : -1;
  for (let lightness = lightnessOf(colour) + sign * step; lightness > 0 && lightness < 1; lightness += sign * step) {
    const next = withLightness(colour, lightness);
    if (isEnough(next)) return next;
  }
  return direction === 'lighter' ? '#ffffff' : '#000000';
}

/** The first ink that reads on all grounds, else the one that reads best. */
export function inkOn(grounds: readonly Hex[], inks: readonly Hex[], enough = textContrast): Hex {
  const all = [...inks, '#ffffff', '#000000'];
  const good = all.find((ink) => leastContrast(ink, grounds) >= enough);
  return good ?? all.reduce((best, ink) => (leastContrast(ink, grounds) > leastContrast(best, grounds) ? ink : best));
}

/** The ground, changed no more than it takes for one of the inks to be read on it. */
export function readableGround(ground: Hex, inks: readonly Hex[]): Hex {
  const ink = inkOn([ground], inks);
  return walk(ground, isLight(ink) ? 'darker' : 'lighter', (next) => contrastOf(ink, next) >= textContrast);
}

/** A neighbour of the ground on which the ink still reads: for rows that are active or pointed at. */
export function neighbourOf(ground: Hex, ink: Hex, distance: number): Hex {
  const sign = isLight(ink) ? 1 : -1;
  const near = [1, -1, 0.5, -0.5].map((part) => withLightness(ground, lightnessOf(ground) + sign * part * distance));
  return near.find((next) => next !== ground && contrastOf(ink, next) >= textContrast) ?? ground;
}

export function isLight(colour: Hex): boolean {
  return lightnessOf(colour) > 0.6;
}
