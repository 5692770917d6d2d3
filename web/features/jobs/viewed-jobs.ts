import { useEffect } from 'react';
import { create } from 'zustand';

const storageKey = 'viewed_jobs';
/** The latest ones are enough: nobody looks for the two hundredth. */
const most = 200;

/** The jobs opened in this tab, the latest last. They mark cards as seen and leave with the tab. */
const useViewed = create<{ readonly ids: readonly number[] }>(() => ({ ids: read() }));

export function useIsViewed(id: number): boolean {
  return useViewed(({ ids }) => ids.includes(id));
}

export function useNoteViewed(id: number): void {
  useEffect(() => {
    const ids = [...useViewed.getState().ids.filter((other) => other !== id), id].slice(-most);
    useViewed.setState({ ids });
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(ids));
    } catch {
      // Blocked storage: the marks last until the page is reloaded.
    }
  }, [id]);
}

function read(): number[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}
