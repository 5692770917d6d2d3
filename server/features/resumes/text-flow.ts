/** Collects paragraphs, table cells and text boxes of an office document as lines in reading order. */
export interface TextFlow {
  openParagraph(): void;
  closeParagraph(): void;
  openRow(): void;
  closeRow(): void;
  openCell(): void;
  closeCell(): void;
  /** Adds to the innermost paragraph; text outside paragraphs is layout white space and is dropped. */
  write(text: string): void;
  /** Marks the innermost paragraph as an item of a list. */
  markItem(): void;
  lines(): string[];
}

/** A paragraph's own `lines` are those of text boxes anchored in it: they are read after its text. */
interface Frame {
  readonly kind: 'document' | 'paragraph' | 'row' | 'cell';
  readonly lines: string[];
  readonly cells: string[][];
  text: string;
  item: boolean;
}

export function createTextFlow(): TextFlow {
  const root = newFrame('document');
  const stack: Frame[] = [root];
  const top = (): Frame => stack.at(-1) ?? root;
  const close = (kind: Frame['kind']): Frame | undefined => (top().kind === kind ? stack.pop() : undefined);

  return {
    openParagraph: () => void stack.push(newFrame('paragraph')),
    closeParagraph() {
      const paragraph = close('paragraph');
      if (paragraph) top().lines.push(...paragraphLines(paragraph), ...paragraph.lines);
    },
    openRow: () => void stack.push(newFrame('row')),
    closeRow() {
      const row = close('row');
      if (row) top().lines.push(...rowLines(row));
    },
    openCell: () => void stack.push(newFrame('cell')),
    closeCell() {
      const cell = close('cell');
      if (cell) top().cells.push(cell.lines);
    },
    write(text) {
      const frame = top();
      if (frame.kind === 'paragraph') frame.text += text;
    },
    markItem() {
      top().item = true;
    },
    lines: () => root.lines,
  };
}

function newFrame(kind: Frame['kind']): Frame {
  return { kind, lines: [], cells: [], text: '', item: false };
}

function paragraphLines({ text, item }: Frame): string[] {
  const lines = text.split('\n');
  return item && text.trim() !== '' ? [`• ${lines[0] ?? ''}`, ...lines.slice(1)] : lines;
}

/** A row of single lines is one line; a row with longer cells is layout, read cell by cell. */
function rowLines({ cells, lines }: Frame): string[] {
  const filled = cells.map((cell) => cell.filter((line) => line.trim() !== '')).filter((cell) => cell.length > 0);
  const isTable = filled.every((cell) => cell.length === 1);
  return isTable ? [filled.flat().join(cellGap), ...lines] : [...cells.flatMap((cell) => [...cell, '']), ...lines];
}

/** Three spaces keep cells apart for a reader and for the parser. */
const cellGap = '   ';
