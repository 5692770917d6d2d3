import { ClockAlert } from 'lucide-react';
import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import { paths } from '#web/app/paths.ts';
import { ApplicantMarks } from '#web/features/applications/marks/applicant-marks.tsx';
import { formatReplyDue } from '#web/features/applications/review/due-text.ts';
import { MatchSnapshot } from '#web/features/applications/review/match-snapshot.tsx';
import { ScoreParts } from '#web/features/applications/review/score-parts.tsx';
import { formatEmployer } from '#web/lib/employer.ts';
import { formatDayInYear, formatShortDay } from '#web/lib/texts/format.ts';
import type { Translate } from '#web/lib/texts/i18n.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ApplicationChip } from '#web/ui/data/marks/chip.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { PersonCell } from '#web/ui/table/person-cell.tsx';
import css from './applicants.module.css';
import { rowLinkId } from './row-link-id.ts';

interface ColumnOptions {
  /** Whether the list spans several jobs. */
  readonly hasJob?: boolean;
  readonly hasEmployer?: boolean;
  /** The job is below the name, instead of the headline. */
  readonly namesJob?: boolean;
}

/** The columns of a staff list of applications. */
export function applicantColumns(t: Translate, options: ColumnOptions = {}): Column<ApplicationCard>[] {
  const { hasJob = false, hasEmployer = false, namesJob = false } = options;
  const columns: (Column<ApplicationCard> | false)[] = [
    {
      id: 'name',
      header: t('applications.review.columns.name'),
      cell: (card) => <Person card={card} namesJob={namesJob} />,
    },
    hasJob && {
      id: 'job',
      header: t('applications.review.columns.job'),
      cell: (card) => (
        <span className={css.link}>
          <Link href={paths.applicantTable(card.job.id)}>{card.job.title}</Link>
        </span>
      ),
    },
    hasEmployer && {
      id: 'employer',
      header: t('applications.review.columns.employer'),
      cell: (card) => formatEmployer(t, card.job.company),
    },
    {
      id: 'match',
      header: t('applications.review.columns.match'),
      cell: (card) => <MatchSnapshot score={card.score} band={card.band} size="row" />,
    },
    {
      id: 'breakdown',
      header: t('applications.review.columns.breakdown'),
      cell: (card) => card.score !== null && <ScoreParts parts={card.score_parts} name={card.seeker.name} />,
    },
    {
      id: 'status',
      header: t('applications.review.columns.status'),
      cell: (card) => (
        <span className={css.stage}>
          <ApplicationChip status={card.status} />
        </span>
      ),
      card: 'top',
      isFixed: true,
    },
    { id: 'due', header: t('applications.review.columns.due'), cell: (card) => <Due card={card} /> },
  ];
  return columns.filter((column) => column !== false);
}

interface PersonProps {
  readonly card: ApplicationCard;
  readonly namesJob: boolean;
}

function Person({ card, namesJob }: PersonProps) {
  const line = namesJob ? card.job.title : card.seeker.headline;
  return (
    <PersonCell name={card.seeker.name} id={rowLinkId(card.id)}>
      <span className={css.names}>
        {card.seeker.name}
        {line && <span className={css.headline}>{line}</span>}
        <ApplicantMarks marks={card} />
      </span>
    </PersonCell>
  );
}

interface DueProps {
  readonly card: Pick<ApplicationCard, 'next_step'>;
  /** On one line, for cards and panels. */
  readonly isLine?: boolean;
}

/** The due date of the reply with the days left; an overdue one has a clock. */
export function Due({ card, isLine = false }: DueProps) {
  const t = useT();
  const { by } = card.next_step;
  if (by === null) return <span className={css.due}>{t('applications.review.noDue')}</span>;
  const isOverdue = new Date(by) < new Date();
  return (
    <span className={classNames(css.due, isLine && css.dueLine, isOverdue && css.late)}>
      <time dateTime={by} className={css.dueDate}>
        {isOverdue && <ClockAlert size={14} aria-hidden />}
        {isLine ? formatDayInYear(by) : formatShortDay(by)}
      </time>
      <span>{formatReplyDue(t, by)}</span>
    </span>
  );
}
