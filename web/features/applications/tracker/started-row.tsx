import { useId } from 'react';
import type { StartedApplication } from '#domain/features/applications/draft.ts';
import { paths } from '#web/app/paths.ts';
import { formatDayInYear } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { ApplicationChip } from '#web/ui/data/marks/chip.tsx';
import { ApplicationStage } from '#web/ui/data/progress/application-stage.tsx';
import { DateLines, JobCell, TurnCell } from './tracker-cells.tsx';
import css from './tracker-row.module.css';

/** An application that was started but not submitted. */
export function StartedRow({ draft }: { readonly draft: StartedApplication }) {
  const t = useT();
  const id = useId();
  const { job, done_count: done, step_count: count } = draft;
  const label = t('applications.tracker.actions.finish_draft');
  return (
    <article aria-labelledby={id} className={css.item}>
      <div className={css.row}>
        <JobCell id={id} job={job} href={paths.job(job.id)} />
        <div className={css.stage}>
          <ApplicationStage card={{ status: 'draft', status_before: null }}>
            <span className={css.words}>
              <ApplicationChip status="draft" />
            </span>
          </ApplicationStage>
        </div>
        <TurnCell code="finish_draft" who="you" />
        <DateLines
          first={t('applications.tracker.draftSteps', { done, count })}
          second={
            draft.is_open
              ? t('applications.tracker.draftSaved', { date: formatDayInYear(draft.kept_at) })
              : t('applications.tracker.draftClosed')
          }
        />
        <div className={css.action}>
          {draft.is_open && (
            <LinkButton isWide variant="primary" href={paths.apply(job.id)} aria-label={`${label}: ${job.title}`}>
              {label}
            </LinkButton>
          )}
        </div>
      </div>
    </article>
  );
}
