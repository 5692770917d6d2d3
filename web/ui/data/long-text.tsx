import css from './long-text.module.css';

interface LongTextProps {
  readonly text: string;
  /** Each line is one point, as in a list of duties. A single line stays a paragraph. */
  readonly isPoints?: boolean;
}

/** Plain text of several paragraphs. Lines that begin with a dash or a dot become a list. */
export function LongText({ text, isPoints = false }: LongTextProps) {
  return (
    <div className={css.text}>
      {blocksOf(text, isPoints).map((block) =>
        block.isList ? (
          <ul key={block.at}>
            {block.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : (
          <p key={block.at}>{block.lines.join('\n')}</p>
        ),
      )}
    </div>
  );
}

interface Block {
  readonly at: number;
  readonly isList: boolean;
  readonly lines: string[];
}

const bullet = /^\s*[-–•*·]\s+/;

function blocksOf(text: string, isPoints: boolean): Block[] {
  const blocks: Block[] = [];
  const hasPoints = isPoints && text.trim().includes('\n');
  let isOpen = false;
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const isList = hasPoints || bullet.test(line);
    const last = blocks.at(-1);
    if (line.trim() === '') isOpen = false;
    else if (isOpen && last?.isList === isList) last.lines.push(line.replace(bullet, ''));
    else {
      blocks.push({ at, isList, lines: [line.replace(bullet, '')] });
      isOpen = true;
    }
  }
  return blocks;
}
