import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getBrandColor, pickTextColor } from './brand.ts';

const byte = fc.integer({ min: 0, max: 255 });

test('the words on a button can be read on any colour', () => {
  fc.assert(
    fc.property(byte, byte, byte, (red, green, blue) => {
      const colour = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
      expect(contrast(colour, pickTextColor(colour))).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test.each([null, {}, { colours: { brand: 'red;background:url(x)' } }, { colours: { brand: 7 } }])(
  'a theme like %j has the standard colour',
  (theme) => expect(getBrandColor(theme)).toBe('#17545c'),
);

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const value = Number.parseInt(colour.slice(1), 16);
  const linear = [value >> 16, (value >> 8) & 255, value & 255].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
}
