import type { Hex } from './color.ts';

/** Modes with tenant colors. The high-contrast theme is fixed. */
export type Mode = 'light' | 'dark';

/** Fixed colors from tokens.css that tenant colors must contrast with. */
interface BasePalette {
  /** Backgrounds of text in the brand color: the page in all tints, cards, wells. */
  readonly backgrounds: readonly Hex[];
  readonly surface: Hex;
  /** Text colors on a table header. */
  readonly foregrounds: readonly Hex[];
  readonly text: Hex;
  readonly focus: Hex;
  /** Borders of inputs and buttons. */
  readonly control: Hex;
}

export const defaultBrand: Readonly<Record<Mode, Hex>> = { light: '#17545c', dark: '#86c7c9' };

export const basePalettes: Readonly<Record<Mode, BasePalette>> = {
  light: {
    backgrounds: ['#f6f4ef', '#faf3df', '#eaf4ec', '#eaf2f8', '#f8edec', '#edeff0', '#ffffff', '#fffdf9', '#ece9e2'],
    surface: '#fffdf9',
    foregrounds: ['#20292c', '#424e52', '#194c82', '#5a3a86', '#184a95'],
    text: '#20292c',
    focus: '#184a95',
    control: '#737d80',
  },
  dark: {
    backgrounds: ['#14191b', '#1b2123', '#111516'],
    surface: '#1b2123',
    foregrounds: ['#e7e4dd', '#b5bbba', '#8fc3e6', '#cdb9f2', '#9dc1ff'],
    text: '#e7e4dd',
    focus: '#9dc1ff',
    control: '#828d91',
  },
};
