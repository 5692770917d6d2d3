export interface ListContext {
  /** The words before a list, with the flag `g`. */
  readonly start: RegExp;
  /** Ends the list. */
  readonly otherTopic: RegExp;
  /** Characters in which the start is looked for. */
  readonly maxLength: number;
}

/** Whether a position is in a list after words such as "degree in" or "clients including". */
export function isInList(text: string, at: number, { start, otherTopic, maxLength }: ListContext): boolean {
  const before = text.slice(Math.max(0, at - maxLength), at);
  const last = [...before.matchAll(start)].at(-1);
  return last !== undefined && !otherTopic.test(before.slice(last.index + last[0].length));
}
