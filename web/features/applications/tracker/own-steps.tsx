import type { Application } from '#domain/features/applications/contract.ts';
import { isFinal } from '#domain/features/applications/lifecycle.ts';
import { getStagePosition, stages } from '#domain/features/applications/stages.ts';
import { formatDayInYear } from '#web/lib/texts/format.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { Timeline } from '#web/ui/data/progress/timeline.tsx';

/** Past steps that are shown; older ones are in the history of the application. */
const maxPast = 2;

/** The day of an interview, or the last day for a step. */
function formatDate(t: Translate, code: Application['next_step']['code'], by: string): string {
  const date = formatDayInYear(by);
  return code === 'attend_interview' ? date : t('applications.tracker.open.by', { date });
}

/** What happened, what happens now and by when, and the stage after it. */
export function OwnSteps({ application }: { readonly application: Application }) {
  const t = useT();
  const { status, status_before, next_step: next } = application;
  const past = application.events
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .slice(-maxPast)
    .map(({ id, at, to }) => ({
      id: String(id),
      phase: 'done' as const,
      title: to === 'applied' ? t('applications.tracker.open.youApplied') : t(`statuses.application.${to}`),
      detail: formatDayInYear(at),
    }));
  const now = {
    id: 'now',
    phase: 'now' as const,
    title: t(`applications.tracker.steps.${next.code}`),
    detail: next.by && formatDate(t, next.code, next.by),
  };
  const after = stages[getStagePosition({ status, statusBefore: status_before }).step];
  const later = after && { id: 'later', phase: 'later' as const, title: t(`applications.tracker.stages.${after}`) };
  const events = isFinal(status) ? past : [...past, now, ...(later ? [later] : [])];
  return <Timeline isCompact label={t('applications.tracker.open.next')} events={events} />;
}
