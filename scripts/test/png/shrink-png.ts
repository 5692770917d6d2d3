import { decodePng, encodePalettePng, type Pixels } from './png.ts';

/** Colors of a stored screenshot: the surfaces and states of a page, and steps between them for the edges of letters. */
const maxColors = 48;

/** More pixels of the same color than the edges of letters have: the tint of an avatar. */
const minSurfacePixels = 300;

/** Reduces a screenshot to a few colors, to store it: a fifth of the size, with the same shapes and texts. */
export function shrinkPng(file: Buffer): Buffer {
  const pixels = decodePng(file);
  const palette = findCommonColors(pixels);
  const nearest = new Map<number, number>();
  const indexes = new Uint8Array(pixels.width * pixels.height);
  for (let pixel = 0; pixel < indexes.length; pixel += 1) {
    const color = getColor(pixels, pixel);
    let index = nearest.get(color);
    if (index === undefined) {
      index = findNearest(palette, color);
      nearest.set(color, index);
    }
    indexes[pixel] = index;
  }
  const bytes = Uint8Array.from(palette.flatMap((color) => toChannels(color)));
  return encodePalettePng(pixels.width, pixels.height, bytes, indexes);
}

/** The most frequent colors that differ visibly from each other. */
function findCommonColors(pixels: Pixels): number[] {
  const counts = new Map<number, number>();
  for (let pixel = 0; pixel < pixels.width * pixels.height; pixel += 1) {
    const color = getColor(pixels, pixel);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const byCount = [...counts].sort(([one, count], [other, otherCount]) => otherCount - count || one - other);
  const palette: number[] = [];
  for (const [color, count] of byCount) {
    if (palette.length === maxColors) break;
    // Surfaces may differ little, such as a card from the page.
    const minDistance = count > minSurfacePixels ? 1 : 900;
    if (palette.every((known) => getDistance(known, color) >= minDistance)) palette.push(color);
  }
  return palette;
}

function getColor({ rgb }: Pixels, pixel: number): number {
  return ((rgb[pixel * 3] ?? 0) << 16) | ((rgb[pixel * 3 + 1] ?? 0) << 8) | (rgb[pixel * 3 + 2] ?? 0);
}

function toChannels(color: number): [red: number, green: number, blue: number] {
  return [color >> 16, (color >> 8) & 255, color & 255];
}

function getDistance(one: number, other: number): number {
  const [left, right] = [toChannels(one), toChannels(other)];
  return (left[0] - right[0]) ** 2 + (left[1] - right[1]) ** 2 + (left[2] - right[2]) ** 2;
}

function findNearest(palette: readonly number[], color: number): number {
  let best = 0;
  for (let index = 1; index < palette.length; index += 1) {
    if (getDistance(palette[index] ?? 0, color) < getDistance(palette[best] ?? 0, color)) best = index;
  }
  return best;
}
