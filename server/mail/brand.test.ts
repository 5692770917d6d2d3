import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getBrandColor, pickTextColor } from './brand.ts';

const byte = fc.integer({ min: 0, max: 255 });

describe('pickTextColor', () => {
  it('returns a text color with a contrast of at least 4.5:1 on any background', () => {
    fc.assert(
      fc.property(byte, byte, byte, (red, green, blue) => {
        const color = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
        expect(contrast(color, pickTextColor(color))).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});

describe('getBrandColor', () => {
  it.each([null, {}, { colours: { brand: 'red;background:url(x)' } }, { colours: { brand: 7 } }])(
    'returns the default color for theme %j',
    (theme) => expect(getBrandColor(theme)).toBe('#17545c'),
  );
});

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const value = Number.parseInt(color.slice(1), 16);
  const linear = [value >> 16, (value >> 8) & 255, value & 255].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
}
