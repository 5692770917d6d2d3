import { useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useComfort } from '#web/lib/comfort.ts';
import { useIsNarrow } from '#web/lib/media.ts';
import { readCurrentQuery } from '#web/lib/navigation/current-query.ts';

/** The key of the selected job in the address. It is no part of the search, so that selecting a row searches nothing. */
const key = 'job';

/** How a row of the results opens its job next to the list. */
export interface RowPreview {
  readonly href: string;
  readonly isShown: boolean;
  readonly onOpen: () => void;
}

/** The job next to the results: the one in the address, otherwise the first. None on a narrow page or on request. */
export function useSelectedJob(firstId: number | undefined) {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const isOnOwnPage = useComfort((comfort) => comfort.jobs) === 'page';
  const hasPreview = !useIsNarrow() && !isOnOwnPage;
  /** The job whose title receives the focus when it is loaded. */
  const focusId = useRef<number | null>(null);
  const chosenId = parseId(params.get(key));
  const id = hasPreview ? (chosenId ?? firstId ?? null) : null;
  const getRowPreview = (jobId: number): RowPreview => ({
    href: `${pathname}?${withJob(params, jobId)}`,
    isShown: jobId === id,
    onOpen: () => {
      focusId.current = jobId;
    },
  });
  return {
    id,
    hasPreview,
    isChosen: id !== null && id === chosenId,
    focusId,
    getRowPreview: hasPreview ? getRowPreview : null,
  };
}

/** Copies the selected job of the current address to the address of the same search. */
export function keepSelectedJob(params: URLSearchParams): URLSearchParams {
  const id = parseId(readCurrentQuery().get(key));
  return id === null ? params : withJob(params, id);
}

function withJob(params: URLSearchParams, id: number): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set(key, String(id));
  return next;
}

function parseId(value: string | null): number | null {
  return value !== null && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null;
}
