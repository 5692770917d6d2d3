/** Collects paragraphs, table cells and text boxes of an office document as lines in reading order. */
export interface TextFlow {
  openParagraph(): void;
  closeParagraph(): void;
  openRow(): void;
  closeRow(): void;
  openCell(): void;
  closeCell(): void;
  /** Appends to the innermost paragraph. Text outside paragraphs is layout whitespace and is dropped. */
  write(text: string): void;
  /** Marks the innermost paragraph as a list item. */
  markListItem(): void;
  lines(): string[];
}

/** The `lines` of a paragraph are those of its anchored text boxes, which follow its text. */
interface TextFrame {
  readonly kind: 'document' | 'paragraph' | 'row' | 'cell';
  readonly lines: string[];
  readonly cells: string[][];
  text: string;
  isListItem: boolean;
}

export function createTextFlow(): TextFlow {
  const root = createFrame('document');
  const stack: TextFrame[] = [root];
  const top = (): TextFrame => stack.at(-1) ?? root;
  const close = (kind: TextFrame['kind']): TextFrame | undefined => (top().kind === kind ? stack.pop() : undefined);

  return {
    openParagraph: () => void stack.push(createFrame('paragraph')),
    closeParagraph() {
      const paragraph = close('paragraph');
      if (paragraph) append(top().lines, [...buildParagraphLines(paragraph), ...paragraph.lines]);
    },
    openRow: () => void stack.push(createFrame('row')),
    closeRow() {
      const row = close('row');
      if (row) append(top().lines, buildRowLines(row));
    },
    openCell: () => void stack.push(createFrame('cell')),
    closeCell() {
      const cell = close('cell');
      if (cell) top().cells.push(cell.lines);
    },
    write(text) {
      const frame = top();
      if (frame.kind === 'paragraph') frame.text += text;
    },
    markListItem() {
      top().isListItem = true;
    },
    lines: () => root.lines,
  };
}

/** Not spread into `push`: the number of arguments of a call is limited. */
function append(lines: string[], added: readonly string[]): void {
  for (const line of added) lines.push(line);
}

function createFrame(kind: TextFrame['kind']): TextFrame {
  return { kind, lines: [], cells: [], text: '', isListItem: false };
}

function buildParagraphLines({ text, isListItem: item }: TextFrame): string[] {
  const lines = text.split('\n');
  return item && text.trim() !== '' ? [`• ${lines[0] ?? ''}`, ...lines.slice(1)] : lines;
}

/** A row of single-line cells becomes one line. A row with longer cells is a layout table, read cell by cell. */
function buildRowLines({ cells, lines }: TextFrame): string[] {
  const filled = cells.filter((cell) => cell.some((line) => line.trim() !== ''));
  const isTable = filled.every((cell) => countLines(cell) === 1);
  return isTable
    ? [filled.map((cell) => cell.find((line) => line.trim() !== '') ?? '').join(cellSeparator), ...lines]
    : [...placeNotes(filled).flatMap((cell) => [...cell, '']), ...lines];
}

function countLines(cell: readonly string[]): number {
  return cell.filter((line) => line.trim() !== '').length;
}

/** A single line on the right of a cell, such as dates, belongs to the first line of that cell. */
function placeNotes(cells: readonly (readonly string[])[]): string[][] {
  const placed: string[][] = [];
  for (const cell of cells) {
    const [note = ''] = cell;
    const left = placed.at(-1);
    const isNote = countLines(cell) === 1 && note.length <= maxNoteLength && /\d/.test(note);
    if (isNote && left) left[0] = `${left[0] ?? ''}${cellSeparator}${note}`;
    else placed.push([...cell]);
  }
  return placed;
}

const maxNoteLength = 40;

/** The résumé parser splits cells at three spaces. */
const cellSeparator = '   ';
