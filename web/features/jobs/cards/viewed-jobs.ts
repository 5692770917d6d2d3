import { useEffect } from 'react';
import { create } from 'zustand';
import type { Job } from '#domain/features/jobs/job.ts';
import { jobInterestApi } from '#web/lib/api/hiring/jobs.ts';
import { call } from '#web/lib/call.ts';

const storageKey = 'viewed_jobs';
/** Maximum number of remembered jobs. */
const maxViewedJobs = 200;

/** The jobs viewed in this tab, latest last, to mark cards as seen. */
const useViewed = create<{ readonly ids: readonly number[] }>(() => ({ ids: read() }));

export function useIsViewed(id: number): boolean {
  return useViewed(({ ids }) => ids.includes(id));
}

/** Marks a loaded job as viewed. The first view in this tab is counted anonymously. */
export function useNoteViewed(job: Pick<Job, 'id' | 'status'> | undefined): void {
  const { id, status } = job ?? {};
  useEffect(() => {
    if (id === undefined) return;
    if (status === 'active' && !useViewed.getState().ids.includes(id)) countOpening(id);
    const ids = [...useViewed.getState().ids.filter((other) => other !== id), id].slice(-maxViewedJobs);
    useViewed.setState({ ids });
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(ids));
    } catch {
      // Storage is blocked: the marks last until reload.
    }
  }, [id, status]);
}

/** Fire and forget. */
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
