import { deriveTheme, type Tokens } from './derive-theme.ts';
import type { ThemeColours } from './theme-colors.ts';

/**
 * The style sheet of a tenant's colours, to stand after tokens.css: it changes the light and the dark theme, and leaves
 * high contrast alone, whose selectors are stronger. Empty when nothing differs from the standard.
 */
export function themeCss(colours: ThemeColours): string {
  const { light, dark } = deriveTheme(colours);
  if (Object.keys(light).length === 0) return '';
  return [
    `:root {\n${declarations(light)}}`,
    `@media (prefers-color-scheme: dark) {\n:root:where(:not([data-theme='light'])) {\n${declarations(dark)}}\n}`,
    `:root:where([data-theme='dark']) {\n${declarations(dark)}}\n`,
  ].join('\n');
}

/** Each token as the CSS variable that tokens.css calls it. */
export function variablesOf(tokens: Tokens): Record<`--${string}`, string> {
  return Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value]));
}

function declarations(tokens: Tokens): string {
  return Object.entries(variablesOf(tokens))
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('');
}
