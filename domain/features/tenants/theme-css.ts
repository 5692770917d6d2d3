import { deriveTheme, type Tokens } from './derive-theme.ts';
import type { ThemeColors } from './theme-colors.ts';

/**
 * Builds the style sheet of a tenant's colors, to be loaded after tokens.css. It changes the light and dark themes, but
 * not high contrast, whose selectors are more specific. Empty for the default colors.
 */
export function buildThemeCss(colors: ThemeColors): string {
  const { light, dark } = deriveTheme(colors);
  if (Object.keys(light).length === 0) return '';
  return [
    `:root {\n${formatDeclarations(light)}}`,
    `@media (prefers-color-scheme: dark) {\n:root:where(:not([data-theme='light'])) {\n${formatDeclarations(dark)}}\n}`,
    `:root:where([data-theme='dark']) {\n${formatDeclarations(dark)}}\n`,
  ].join('\n');
}

export function toCssVariables(tokens: Tokens): Record<`--${string}`, string> {
  return Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value]));
}

function formatDeclarations(tokens: Tokens): string {
  return Object.entries(toCssVariables(tokens))
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('');
}
