import { useState } from 'react';

export interface AppliedText {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Call it when the field applies its text, with the value that results. */
  readonly markApplied: (next: string) => void;
}

/**
 * The text of a field that is applied to the URL. It follows the applied value, such as after Back. What the person
 * typed after applying the text stays: on a slow device, the value arrives while they type.
 */
export function useAppliedText(applied: string): AppliedText {
  const [text, setText] = useState(applied);
  const [shown, setShown] = useState(applied);
  const [sent, setSent] = useState<string | null>(null);
  if (shown !== applied) {
    setShown(applied);
    setSent(null);
    if (sent === null || sent === text) setText(applied);
  }
  return { text, setText, markApplied: (next) => setSent(next === applied ? null : text) };
}
