/** The branding of a tenant in its emails. */
export interface Brand {
  readonly title: string;
  /** `#rrggbb`. */
  readonly color: string;
}

const defaultColor = '#17545c';

/** The tenant's brand color, or the default if it is missing or invalid. */
export function getBrandColor(theme: unknown): string {
  const { brand } = Object(Object(theme).colours);
  return typeof brand === 'string' && /^#[0-9a-f]{6}$/i.test(brand) ? brand.toLowerCase() : defaultColor;
}

/** White or black, whichever has more contrast; on any color that is at least 4.5:1. */
export function pickTextColor(color: string): '#ffffff' | '#000000' {
  const luminance = getLuminance(color);
  return 1.05 / (luminance + 0.05) >= (luminance + 0.05) / 0.05 ? '#ffffff' : '#000000';
}

/** Relative luminance as WCAG defines it. */
function getLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
