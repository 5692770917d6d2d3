import { useLocation } from 'react-router';
import type { InterviewCard } from '#domain/features/interviews/interview.ts';
import { formatSlot } from '#web/features/interviews/format-slot.ts';
import { InterviewChip } from '#web/features/interviews/interview-chip.tsx';
import css from '#web/features/interviews/interviews.module.css';
import { formatDate } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { classNames } from '#web/ui/class-names.ts';

interface InterviewRowsProps {
  readonly interviews: readonly InterviewCard[];
  readonly action: string;
  /** Without columns, for an aside. */
  readonly isNarrow?: boolean;
}

/** One line for each interview, with a link to it. */
export function InterviewRows({ interviews, action, isNarrow = false }: InterviewRowsProps) {
  const { pathname } = useLocation();
  const Facts = isNarrow ? NarrowFacts : WideFacts;
  return (
    <ul className={css.rows}>
      {interviews.map((interview) => (
        <li key={interview.id} className={classNames(css.row, isNarrow && css.narrow)}>
          <Facts interview={interview} />
          <LinkButton
            isDense
            href={`${pathname}?id=${interview.id}`}
            aria-label={`${action}: ${interview.seeker.name}`}
          >
            {action}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}

interface FactsProps {
  readonly interview: InterviewCard;
}

function WideFacts({ interview }: FactsProps) {
  const t = useT();
  return (
    <>
      <span className={css.names}>
        <strong>{interview.seeker.name}</strong>
        <span className={css.muted}>
          {interview.job.title} · {t('interviews.round', { number: interview.round })}
        </span>
      </span>
      <span className={css.names}>
        {interview.starts_at
          ? formatSlot(interview.starts_at)
          : t('interviews.slotCount', { count: interview.slot_count })}
      </span>
      <InterviewChip status={interview.status} />
    </>
  );
}

function NarrowFacts({ interview }: FactsProps) {
  const t = useT();
  const { starts_at: at, status, seeker, job } = interview;
  return (
    <span className={css.names}>
      <strong>{seeker.name}</strong>
      <span className={css.muted}>{job.title}</span>
      <span className={css.muted}>{at ? formatDate(at) : t(`interviews.statuses.${status}`)}</span>
    </span>
  );
}
