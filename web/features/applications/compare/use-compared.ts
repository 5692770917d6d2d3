import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { parseComparedIds } from '#domain/features/applications/compare.ts';
import type { Application } from '#domain/features/applications/contract.ts';
import { applicationQuery } from '#web/features/applications/queries.ts';
import { useUrlFilters } from '#web/lib/hooks/use-url-filters.ts';
import { useSession } from '#web/lib/session.ts';

export interface Compared {
  /** The loaded applications, all for the job of the first one. */
  readonly applications: readonly Application[];
  readonly isLoading: boolean;
  /** How many applications could not be loaded, or are for another job. */
  readonly leftOutCount: number;
  readonly add: (id: number) => void;
  readonly remove: (id: number) => void;
}

/** The compared applications. Their ids are in the URL; without any, the last selection of this device counts. */
export function useCompared(): Compared {
  const { get, update } = useUrlFilters();
  const stored = useSession(({ compareApplicants }) => compareApplicants);
  const requested = parseComparedIds(get('ids'));
  const ids = get('ids') === '' ? stored : requested;
  const key = ids.join(',');
  useEffect(() => {
    useSession.setState({ compareApplicants: parseComparedIds(key) });
  }, [key]);
  const results = useQueries({ queries: ids.map((id) => applicationQuery(id)) });
  const loaded = results.flatMap(({ data }) => data ?? []);
  const applications = loaded.filter(({ job }) => job.id === loaded[0]?.job.id);
  const isLoading = results.some(({ isPending }) => isPending);
  const setIds = (next: readonly number[]) => {
    useSession.setState({ compareApplicants: next });
    update({ ids: next.join(',') });
  };
  return {
    applications,
    isLoading,
    leftOutCount: isLoading ? 0 : ids.length - applications.length,
    add: (id) => setIds([...applications.map((application) => application.id), id]),
    remove: (id) => setIds(ids.filter((other) => other !== id)),
  };
}
