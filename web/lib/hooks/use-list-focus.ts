import { useRef } from 'react';
import { flushSync } from 'react-dom';

/** Keeps the focus in a list whose items are moved and removed with their own buttons. */
export function useListFocus() {
  const groups = useRef<(HTMLElement | null)[]>([]);
  const addButton = useRef<HTMLButtonElement>(null);
  return {
    addButton,
    /** For the element around the buttons that move the item. */
    getGroupRef: (index: number) => (element: HTMLElement | null) => {
      groups.current[index] = element;
    },
    /** The next press moves the same item on; at an end only the other direction is left. */
    moveItem: (from: number, to: number, move: (from: number, to: number) => void) => {
      flushSync(() => move(from, to));
      const buttons = groups.current[to]?.querySelectorAll('button') ?? [];
      (to < from ? buttons[0] : buttons[buttons.length - 1])?.focus();
    },
    removeItem: (index: number, remove: (index: number) => void) => {
      flushSync(() => remove(index));
      addButton.current?.focus();
    },
  };
}
