import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { parseComparedIds } from '#domain/features/applications/comparison/differences.ts';
import type { Application } from '#domain/features/applications/contract.ts';
import { applicationQuery } from '#web/features/applications/queries.ts';
import { interviewsOfApplication } from '#web/features/interviews/queries.ts';
import { useUrlFilters } from '#web/lib/hooks/use-url-filters.ts';
import { useScope } from '#web/lib/session/role.ts';
import { useSession } from '#web/lib/session.ts';
import type { ComparedInterviews } from './scorecard-rows.tsx';

export interface Compared {
  /** The loaded applications, all for the job of the first one. */
  readonly applications: readonly Application[];
  /** Their interviews; null for roles that read none, and until they are loaded. */
  readonly interviews: ComparedInterviews | null;
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
  const interviews = useComparedInterviews(applications);
  const isLoading = results.some(({ isPending }) => isPending);
  const setIds = (next: readonly number[]) => {
    useSession.setState({ compareApplicants: next });
    update({ ids: next.join(',') });
  };
  return {
    applications,
    interviews,
    isLoading,
    leftOutCount: isLoading ? 0 : ids.length - applications.length,
    add: (id) => setIds([...applications.map((application) => application.id), id]),
    remove: (id) => setIds(ids.filter((other) => other !== id)),
  };
}

function useComparedInterviews(applications: readonly Application[]): ComparedInterviews | null {
  const canRead = useScope('interview.read') !== null;
  const queries = applications.map(({ id }) => ({ ...interviewsOfApplication(id), enabled: canRead }));
  const results = useQueries({ queries });
  const loaded = applications.flatMap(({ id }, index) => {
    const interviews = results[index]?.data?.interviews;
    return interviews ? [[id, interviews] as const] : [];
  });
  return loaded.length === 0 || loaded.length < applications.length ? null : new Map(loaded);
}
