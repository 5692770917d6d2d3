import { useEffect } from 'react';
import { create } from 'zustand';
import type { PhraseKey } from '#domain/phrases/phrases.ts';

interface HelperText {
  readonly text: PhraseKey | null;
  /** How many parts of the page say the same in their own words; the banner is then hidden. */
  readonly replacementCount: number;
}

/** The fixed text of the last failed call, shown above the page until it is closed or the page changes. */
export const useHelperText = create<HelperText>(() => ({ text: null, replacementCount: 0 }));

export function showHelperText(text: PhraseKey): void {
  useHelperText.setState({ text });
}

export function hideHelperText(): void {
  useHelperText.setState({ text: null });
}

/** Hides the banner while the page itself says that something was not found: one fact, one message. */
export function useIsOnlyMessage(isOnly: boolean): void {
  useEffect(() => {
    if (!isOnly) return;
    const add = (change: number) =>
      useHelperText.setState(({ replacementCount }) => ({ replacementCount: replacementCount + change }));
    add(1);
    return () => {
      add(-1);
      hideHelperText();
    };
  }, [isOnly]);
}
