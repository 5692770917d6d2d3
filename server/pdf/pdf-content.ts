export interface PdfOptions {
  readonly title: string;
  readonly author: string;
  /** BCP 47, for screen readers. */
  readonly language: string;
  readonly size: 'A4' | 'LETTER';
  readonly now: Date;
  /** The footer, with the placeholders `{{page}}` and `{{pages}}`. */
  readonly footer: string;
}

export type PdfBlock =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string; readonly style: 'plain' | 'muted' }
  | { readonly kind: 'list'; readonly items: readonly string[] };

/** A document as data, so that a worker thread can render it. */
export interface PdfContent extends PdfOptions {
  readonly blocks: readonly PdfBlock[];
}

/** Adds content in reading order. */
export interface PdfWriter {
  heading(level: 1 | 2 | 3, text: string): void;
  /** Each line becomes a paragraph. */
  paragraph(text: string, style?: 'plain' | 'muted'): void;
  list(items: readonly string[]): void;
}

export function buildPdfContent(options: PdfOptions, write: (writer: PdfWriter) => void): PdfContent {
  const blocks: PdfBlock[] = [];
  write({
    heading: (level, text) => blocks.push({ kind: 'heading', level, text }),
    paragraph: (text, style = 'plain') => blocks.push({ kind: 'paragraph', text, style }),
    list: (items) => blocks.push({ kind: 'list', items }),
  });
  return { ...options, blocks };
}
