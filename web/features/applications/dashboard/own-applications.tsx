import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ownApplications, startedApplications } from '#web/features/applications/queries.ts';
import { groupByTurn } from '#web/features/applications/tracker/tracker-groups.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ApplicationRows } from './application-rows.tsx';
import { OwnTurn } from './own-turn.tsx';

/** Number of applications on the dashboard. */
const shown = 4;

/** What the person does next, and the applications in progress; `empty` if there are none. */
export function OwnApplications({ empty }: { readonly empty: ReactNode }) {
  const t = useT();
  const { data, error, refetch } = useInfiniteQuery(ownApplications());
  const started = useQuery(startedApplications());
  if (error && !data)
    return <ErrorState error={error} title={t('applications.tracker.failed')} onRetry={() => void refetch()} />;
  if (!data || started.isPending)
    return <Loading label={t('applications.tracker.loading')} skeleton={<Skeleton shape="card" count={2} />} />;
  const drafts = (started.data ?? []).filter((draft) => draft.is_open);
  const { you, employer } = groupByTurn(data.pages.flatMap((page) => page.applications));
  // Interview times to pick have a card of their own on the dashboard.
  const tasks = you.filter(({ next_step: { code } }) => code !== 'pick_interview_time');
  // The card above the list shows one of them.
  const shownAbove = drafts.length === 0 ? tasks[0] : undefined;
  const open = [...you, ...employer].filter((card) => card !== shownAbove);
  if (drafts.length === 0 && you.length === 0 && employer.length === 0) return empty;
  return (
    <>
      <OwnTurn drafts={drafts} cards={tasks} />
      {open.length > 0 && <ApplicationRows cards={open.slice(0, shown)} count={open.length} />}
    </>
  );
}
