import { describe, expect, it } from 'vitest';
import { getColor, type Rgb, toLinear } from '#web/testing/token-colors.ts';

type Matrix = readonly [Rgb, Rgb, Rgb];

/** Full deficiencies, applied to linear light. Machado, Oliveira and Fernandes 2009, doi 10.1109/TVCG.2009.113. */
const visions: Readonly<Record<string, Matrix>> = {
  typical: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const colors = [1, 2, 3, 4, 5, 6].map((number) => `c${number}`);
const pairs = colors.flatMap((one, index) => colors.slice(index + 1).map((other) => [one, other] as const));

describe.each(['light', 'dark'] as const)('chart colors in the %s theme', (theme) => {
  it.each(Object.entries(visions))('differ by 0.11 in OKLab with %s vision', (_name, matrix) => {
    for (const [one, other] of pairs) {
      const [left, right] = [one, other].map((token) => toOklab(simulate(toLinear(getColor(theme, token)), matrix)));
      expect(distance(left, right), `${one} and ${other}`).toBeGreaterThanOrEqual(0.11);
    }
  });
});

function simulate(color: Rgb, matrix: Matrix): Rgb {
  const [red, green, blue] = multiply(matrix, color);
  return [clamp(red), clamp(green), clamp(blue)];
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** Ottosson 2020, bottosson.github.io/posts/oklab. */
function toOklab(color: Rgb): Rgb {
  const cones = multiply(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    color,
  );
  const [long, medium, short] = cones;
  return multiply(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [Math.cbrt(long), Math.cbrt(medium), Math.cbrt(short)],
  );
}

function multiply([first, second, third]: Matrix, color: Rgb): Rgb {
  return [dot(first, color), dot(second, color), dot(third, color)];
}

function dot(row: Rgb, color: Rgb): number {
  return row[0] * color[0] + row[1] * color[1] + row[2] * color[2];
}

function distance(one: Rgb = [0, 0, 0], other: Rgb = [0, 0, 0]): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}
