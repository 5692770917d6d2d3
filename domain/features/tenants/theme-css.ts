import { deriveTheme, type Tokens } from './derive-theme.ts';
import type { ThemeColors } from './theme-colors.ts';

/**
 * The style sheet of a tenant's colors, to stand after tokens.css: it changes the light and the dark theme, and leaves
 * high contrast alone, whose selectors are stronger. Empty when nothing differs from the standard.
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

/** Each token as the CSS variable that tokens.css calls it. */
export function toCssVariables(tokens: Tokens): Record<`--${string}`, string> {
  return Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value]));
}

function formatDeclarations(tokens: Tokens): string {
  return Object.entries(toCssVariables(tokens))
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('');
}
