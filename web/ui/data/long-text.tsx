import css from './long-text.module.css';

/** Plain text of several paragraphs. Lines that begin with a dash or a dot become a list. */
export function LongText({ text }: { readonly text: string }) {
  return (
    <div className={css.text}>
      {blocksOf(text).map((block) =>
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

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let isOpen = false;
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const isList = bullet.test(line);
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
