const maxLength = 300;
const lead = 120;

/** The sentence, or the part of a long one around an offset, with "…" where it was cut. */
export function excerpt(sentence: string, at = 0): string {
  if (sentence.length <= maxLength) return sentence;
  const from = at <= lead ? 0 : nextWord(sentence, Math.min(at - lead, sentence.length - maxLength));
  const to = from + maxLength >= sentence.length ? sentence.length : endOfWord(sentence, from, from + maxLength);
  return `${from > 0 ? '… ' : ''}${sentence.slice(from, to)}${to < sentence.length ? ' …' : ''}`;
}

function nextWord(text: string, from: number): number {
  const space = text.indexOf(' ', from);
  return space < 0 || space - from > 30 ? from : space + 1;
}

function endOfWord(text: string, from: number, to: number): number {
  const space = text.lastIndexOf(' ', to);
  return space > from + maxLength / 2 ? space : to;
}
