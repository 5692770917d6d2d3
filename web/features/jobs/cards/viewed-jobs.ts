import { useEffect } from 'react';
import { create } from 'zustand';
import type { Job } from '#domain/features/jobs/job.ts';
import { jobInterestApi } from '#web/lib/api/jobs.ts';
import { call } from '#web/lib/call.ts';

const storageKey = 'viewed_jobs';
/** The latest ones are enough: nobody looks for the two hundredth. */
const most = 200;

/** The jobs opened in this tab, the latest last. They mark cards as seen and leave with the tab. */
const useViewed = create<{ readonly ids: readonly number[] }>(() => ({ ids: read() }));

export function useIsViewed(id: number): boolean {
  return useViewed(({ ids }) => ids.includes(id));
}

/** Marks a job as seen once it is there. The first time in this tab it counts as an opening, without a name. */
export function useNoteViewed(job: Pick<Job, 'id' | 'status'> | undefined): void {
  const { id, status } = job ?? {};
  useEffect(() => {
    if (id === undefined) return;
    if (status === 'active' && !useViewed.getState().ids.includes(id)) countOpening(id);
    const ids = [...useViewed.getState().ids.filter((other) => other !== id), id].slice(-most);
    useViewed.setState({ ids });
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(ids));
    } catch {
      // Blocked storage: the marks last until the page is reloaded.
    }
  }, [id, status]);
}

/** Nobody waits for it, and nobody misses it where it fails. */
function countOpening(id: number): void {
  call(jobInterestApi.view, { params: { id: String(id) } }).catch(() => {});
}

function read(): number[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}
