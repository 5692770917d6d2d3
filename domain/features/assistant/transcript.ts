/** One line of a conversation with the assistant. */
export interface TranscriptLine {
  readonly from: 'person' | 'assistant';
  readonly text: string;
}

interface TranscriptLabels {
  readonly intro: string;
  readonly person: string;
  readonly assistant: string;
}

/** Marks what was left out. */
const omission = '…';

/** A longer line, such as a pasted job post, is cut. */
const maxLineLength = 600;

/** The conversation as one chat message. If it is longer than `max` characters, the newest lines stay. */
export function formatTranscript(lines: readonly TranscriptLine[], labels: TranscriptLabels, max: number): string {
  const written = lines
    .filter(({ text }) => text.trim() !== '')
    .map(({ from, text }) => `${labels[from]}: ${cut(text.trim())}`);
  const kept: string[] = [];
  let length = labels.intro.length + omission.length + 2;
  for (const line of written.toReversed()) {
    if (length + line.length + 1 > max) break;
    kept.unshift(line);
    length += line.length + 1;
  }
  const rest = kept.length < written.length ? [omission] : [];
  return [labels.intro, ...rest, ...kept].join('\n');
}

function cut(text: string): string {
  const characters = [...text];
  return characters.length > maxLineLength ? `${characters.slice(0, maxLineLength).join('')}${omission}` : text;
}
