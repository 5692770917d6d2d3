import type { Hex } from './color.ts';

/** The two modes whose colors a tenant may change. High contrast has colors of its own that nobody changes. */
export type Mode = 'light' | 'dark';

/** The colors that a tenant's meet on screen and that no tenant changes, as tokens.css names them. */
interface BasePalette {
  /** Grounds that text of the brand stands on: the page in all tints, cards, wells. */
  readonly backgrounds: readonly Hex[];
  readonly surface: Hex;
  /** Everything that is read on a table header. */
  readonly foregrounds: readonly Hex[];
  readonly text: Hex;
  readonly focus: Hex;
  /** Edges of inputs and buttons. */
  readonly control: Hex;
}

/** The brand of those who chose none. */
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
