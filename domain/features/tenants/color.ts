/** `#rrggbb`, lowercase. */
export type Hex = string;

type Rgb = readonly [red: number, green: number, blue: number];

const hexPattern = /^#[0-9a-f]{6}$/;

function isHex(text: unknown): text is Hex {
  return typeof text === 'string' && hexPattern.test(text);
}

/** WCAG 2.2 contrast ratio, 1 to 21. */
export function getContrast(one: Hex, other: Hex): number {
  const [first, second] = [getLuminance(one), getLuminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** The lowest contrast of a foreground on several backgrounds. */
export function getMinContrast(foreground: Hex, backgrounds: readonly Hex[]): number {
  return Math.min(...backgrounds.map((background) => getContrast(foreground, background)));
}

/** Mixes `share` (0 to 1) of `color` over `background` in sRGB, like CSS `color-mix`. */
export function mix(color: Hex, share: number, background: Hex): Hex {
  const [over, under] = [parseChannels(color), parseChannels(background)];
  const mixed = (index: 0 | 1 | 2) => over[index] * share + under[index] * (1 - share);
  return toHex([mixed(0), mixed(1), mixed(2)]);
}

/** Linear-light RGB, each channel 0 to 1. */
export function toLinearRgb(hex: Hex): Rgb {
  const [red, green, blue] = parseChannels(hex);
  return [toLinear(red), toLinear(green), toLinear(blue)];
}

/** Channels outside 0 to 1 are clamped. */
export function fromLinearRgb([red, green, blue]: Rgb): Hex {
  return toHex([fromLinear(red), fromLinear(green), fromLinear(blue)]);
}

function getLuminance(hex: Hex): number {
  const [red, green, blue] = toLinearRgb(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @throws Error for an invalid color; themes are validated when read */
function parseChannels(hex: Hex): Rgb {
  if (!isHex(hex)) throw new Error(`Not a color: ${hex}`);
  const channel = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

function toHex(channels: Rgb): Hex {
  const pair = (value: number) =>
    Math.min(255, Math.max(0, Math.round(value)))
      .toString(16)
      .padStart(2, '0');
  return `#${channels.map(pair).join('')}`;
}

function toLinear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function fromLinear(value: number): number {
  const part = Math.min(1, Math.max(0, value));
  return 255 * (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);
}
