import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import { describeLateness } from '#web/features/applications/tracker/describe-lateness.ts';
import { isLate } from '#web/features/applications/tracker/tracker-groups.ts';
import { formatEmployer } from '#web/lib/employer.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { SummaryList } from '#web/ui/data/summary-list.tsx';
import { Time } from '#web/ui/data/time.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';

/** Next step, whose turn, and due date: the same three lines everywhere. */
export function NextStepList({ card }: { readonly card: Pick<ApplicationCard, 'next_step' | 'job' | 'lateness'> }) {
  const t = useT();
  const { code, who, by } = card.next_step;
  const rows = [
    { label: t('applications.tracker.next'), value: <strong>{t(`applications.tracker.steps.${code}`)}</strong> },
    {
      label: t('applications.tracker.who'),
      value: t(`applications.tracker.whoIs.${who}`, { company: formatEmployer(t, card.job.company) }),
    },
    {
      label: t(code === 'attend_interview' ? 'applications.tracker.on' : 'applications.tracker.by'),
      value: by ? <Time when={by} variant="days" /> : t('applications.tracker.byNone'),
    },
  ];
  return (
    <>
      <SummaryList rows={who === 'nobody' ? rows.slice(0, 1) : rows} />
      {isLate(card) && (
        <InlineNote tone="info">
          {[card.lateness && describeLateness(t, card.lateness), t('applications.tracker.overdue')]
            .filter(Boolean)
            .join(' ')}
        </InlineNote>
      )}
    </>
  );
}
