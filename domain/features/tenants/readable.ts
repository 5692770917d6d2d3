import { getContrast, getMinContrast, type Hex } from './color.ts';
import { getLightness, withLightness } from './oklch.ts';

/** Text contrast, WCAG 2.2 AAA. */
export const textContrast = 7;

/** Contrast of borders, marks and the focus ring, WCAG 2.2. */
export const nonTextContrast = 3;

const lightnessStep = 0.01;

/** Lightens or darkens the color in small steps until `isDone`; at worst white or black. */
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

/** The first foreground with enough contrast on all backgrounds, or else the one with the most. */
export function pickForeground(backgrounds: readonly Hex[], foregrounds: readonly Hex[], enough = textContrast): Hex {
  const all = [...foregrounds, '#ffffff', '#000000'];
  const good = all.find((foreground) => getMinContrast(foreground, backgrounds) >= enough);
  return (
    good ??
    all.reduce((best, foreground) =>
      getMinContrast(foreground, backgrounds) > getMinContrast(best, backgrounds) ? foreground : best,
    )
  );
}

/** Changes the background just enough for one of the foregrounds to be readable on it. */
export function toReadableBackground(background: Hex, foregrounds: readonly Hex[]): Hex {
  const foreground = pickForeground([background], foregrounds);
  return adjustLightness(
    background,
    isLight(foreground) ? 'darker' : 'lighter',
    (next) => getContrast(foreground, next) >= textContrast,
  );
}

/** A shade of the background on which the foreground is still readable, for active and hovered rows. */
export function getShade(background: Hex, foreground: Hex, distance: number): Hex {
  const sign = isLight(foreground) ? 1 : -1;
  const near = [1, -1, 0.5, -0.5].map((part) =>
    withLightness(background, getLightness(background) + sign * part * distance),
  );
  return near.find((next) => next !== background && getContrast(foreground, next) >= textContrast) ?? background;
}

export function isLight(color: Hex): boolean {
  return getLightness(color) > 0.6;
}
