import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import { paths } from '#web/app/paths.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ApplicationChip } from '#web/ui/data/marks/chip.tsx';
import { ApplicationStage, StepNumber } from '#web/ui/data/progress/application-stage.tsx';
import { DateCell, JobCell, TurnCell } from './tracker-cells.tsx';
import { TrackerDetails } from './tracker-details.tsx';
import { isLate } from './tracker-groups.ts';
import css from './tracker-row.module.css';

/** An application in one line: job, stage, whose turn, date, and one action. The chevron opens the details below. */
export function TrackerRow({ card }: { readonly card: ApplicationCard }) {
  const t = useT();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { job, next_step: step } = card;
  const action = getAction(t, card);
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <article aria-labelledby={id} className={css.item}>
      <div className={classNames(css.row, isOpen && css.isOpen)}>
        <JobCell id={id} job={job} href={paths.application(card.id)} />
        <div className={css.stage}>
          <ApplicationStage card={card}>
            <span className={css.words}>
              <ApplicationChip status={card.status} />
              <StepNumber card={card} />
            </span>
          </ApplicationStage>
        </div>
        <TurnCell code={step.code} who={step.who} />
        <DateCell card={card} />
        <div className={css.action}>
          <LinkButton
            isWide
            variant={step.who === 'you' ? 'primary' : 'secondary'}
            href={action.href}
            aria-label={`${action.label}: ${job.title}`}
          >
            {action.label}
          </LinkButton>
        </div>
        <button
          type="button"
          className={css.chevron}
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'applications.tracker.hide' : 'applications.tracker.show', { name: job.title })}
          onClick={() => setOpen(!isOpen)}
        >
          <Chevron size={18} aria-hidden />
        </button>
      </div>
      {isOpen && <TrackerDetails card={card} />}
    </article>
  );
}

/** Where the person takes the next step. */
function getHref({ id, job, next_step: { code } }: ApplicationCard): string {
  if (code === 'finish_draft') return paths.apply(job.id);
  return code === 'pick_interview_time' ? paths.interviewsOf(id) : paths.application(id);
}

/** The one action of a row. An overdue reply can be asked for in the conversation. */
function getAction(t: Translate, card: ApplicationCard) {
  if (isLate(card)) return { label: t('applications.tracker.followUp'), href: paths.conversation(card.id) };
  const { code, who } = card.next_step;
  return {
    label: who === 'you' ? t(`applications.tracker.actions.${code}`) : t('applications.tracker.details'),
    href: getHref(card),
  };
}
