import { type DerivedTheme, deriveTheme } from './derive-theme.ts';
import type { ThemeColours } from './theme.ts';

/**
 * The style sheet of a tenant's colours, to stand after tokens.css: it changes the light and the dark theme; the
 * selectors of high contrast are stronger. Empty when nothing differs from the standard.
 */
export function themeCss(colours: ThemeColours): string {
  const variables = themeVariables(deriveTheme(colours));
  if (variables.length === 0) return '';
  return `:root {\n${variables.map(([name, value]) => `  ${name}: ${value};\n`).join('')}}\n`;
}

/** Each variable with its light and its dark value, as tokens.css writes them. */
export function themeVariables({ light, dark }: DerivedTheme): [name: string, value: string][] {
  return Object.keys(light).map((name) => [`--${name}`, `light-dark(${light[name]}, ${dark[name]})`]);
}
