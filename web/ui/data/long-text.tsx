import css from './long-text.module.css';

interface LongTextProps {
  readonly text: string;
  /** Each line is one list item, as in a list of duties. A single line stays a paragraph. */
  readonly isPoints?: boolean;
}

/** Plain text of several paragraphs. Lines that start with a dash or bullet become a list. */
export function LongText({ text, isPoints = false }: LongTextProps) {
  return (
    <div className={css.text}>
      {parseBlocks(text, isPoints).map((block) =>
        block.isList ? (
          <ul key={block.lineIndex}>
            {block.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : (
          <p key={block.lineIndex}>{block.lines.join('\n')}</p>
        ),
      )}
    </div>
  );
}

interface Block {
  readonly lineIndex: number;
  readonly isList: boolean;
  readonly lines: string[];
}

const bullet = /^\s*[-–•*·]\s+/;

function parseBlocks(text: string, isPoints: boolean): Block[] {
  const blocks: Block[] = [];
  const areAllItems = isPoints && text.trim().includes('\n');
  let isOpen = false;
  for (const [lineIndex, line] of text.split(/\r?\n/).entries()) {
    const isList = areAllItems || bullet.test(line);
    const last = blocks.at(-1);
    if (line.trim() === '') isOpen = false;
    else if (isOpen && last?.isList === isList) last.lines.push(line.replace(bullet, ''));
    else {
      blocks.push({ lineIndex, isList, lines: [line.replace(bullet, '')] });
      isOpen = true;
    }
  }
  return blocks;
}
