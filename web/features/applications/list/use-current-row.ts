import { useState } from 'react';
import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import { useDelay } from '#web/lib/spec-timer.ts';

/** Long enough to pass several rows with the arrow keys without loading each. */
const followMs = 250;

/** The row shown in the side panel: the first one, until another one is visited or the panel is closed. */
export function useCurrentRow(cards: readonly ApplicationCard[], isShown: boolean) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [isClosed, setClosed] = useState(false);
  const [focused, setFocused] = useState<string | null>(null);
  const follow = () => {
    setChosen(focused);
    setFocused(null);
  };
  useDelay(followMs, follow, { isActive: focused !== null, restartOn: focused });
  const found = cards.findIndex((card) => String(card.id) === chosen);
  const index = Math.max(0, found);
  const card = isShown && !isClosed ? cards[index] : undefined;
  const visit = (id: string, by: 'press' | 'focus') => {
    setFocused(by === 'focus' ? id : null);
    if (by === 'focus') return;
    setClosed(false);
    setChosen(id);
  };
  return {
    card,
    position: index + 1,
    visit,
    step: (by: -1 | 1) => setChosen(String(cards[index + by]?.id ?? chosen)),
    close: () => setClosed(true),
  };
}
