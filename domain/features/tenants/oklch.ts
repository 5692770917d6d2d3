import { fromLinearRgb, type Hex, toLinearRgb } from './color.ts';

/** Oklab (Ottosson 2020): lightness 0 to 1, and the two color axes. */
interface Oklab {
  readonly lightness: number;
  readonly a: number;
  readonly b: number;
}

export function getLightness(hex: Hex): number {
  return toOklab(hex).lightness;
}

/** Changes the lightness and keeps the hue; reduces chroma if the color is out of gamut. */
export function withLightness(hex: Hex, lightness: number): Hex {
  const { a, b } = toOklab(hex);
  const target = Math.min(1, Math.max(0, lightness));
  return fromLinearRgb(oklabToLinearRgb({ lightness: target, ...clampToGamut(target, a, b) }));
}

/** Binary search for the highest chroma within the sRGB gamut. */
function clampToGamut(lightness: number, a: number, b: number): { a: number; b: number } {
  if (isInGamut(oklabToLinearRgb({ lightness, a, b }))) return { a, b };
  let [low, high] = [0, 1];
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2;
    if (isInGamut(oklabToLinearRgb({ lightness, a: a * middle, b: b * middle }))) low = middle;
    else high = middle;
  }
  return { a: a * low, b: b * low };
}

function isInGamut(channels: readonly number[]): boolean {
  return channels.every((channel) => channel >= -0.0001 && channel <= 1.0001);
}

function toOklab(hex: Hex): Oklab {
  const [red, green, blue] = toLinearRgb(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  };
}

function oklabToLinearRgb({ lightness, a, b }: Oklab): [number, number, number] {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}
