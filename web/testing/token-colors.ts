import css from '#web/lib/styles/tokens.css?raw';

export const themes = ['light', 'dark', 'contrast'] as const;
export type Theme = (typeof themes)[number];

/** The color of a token in a theme. */
export function getColor(theme: Theme, token: string): string {
  if (theme === 'contrast')
    return requireValue(new RegExp(`--${token}: (#[0-9a-f]{6});`).exec(contrastBlock())?.[1], token);
  const values = new RegExp(`--${token}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\);`).exec(css);
  return requireValue(theme === 'light' ? values?.[1] : values?.[2], token);
}

/** The rule of the high contrast theme. */
export function contrastBlock(): string {
  return requireValue(/\[data-theme='contrast'\] \{([^}]*)\}/.exec(css)?.[1], 'the contrast theme');
}

/** Contrast as WCAG 2.2 defines it. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((left, right) => left - right);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = toLinear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export type Rgb = readonly [red: number, green: number, blue: number];

/** Linear light of the channels, 0 to 1. */
export function toLinear(hex: string): Rgb {
  const channel = (start: number) => linear(Number.parseInt(hex.slice(start, start + 2), 16));
  return [channel(1), channel(3), channel(5)];
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function requireValue(value: string | undefined, name: string): string {
  if (value === undefined) throw new Error(`tokens.css does not define ${name}`);
  return value;
}
