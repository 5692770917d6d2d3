import { TriangleAlert } from 'lucide-react';
import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import { paths } from '#web/app/paths.ts';
import { MatchSnapshot } from '#web/features/applications/review/match-snapshot.tsx';
import { ScoreParts } from '#web/features/applications/review/score-parts.tsx';
import { formatEmployer } from '#web/lib/employer.ts';
import { formatDate } from '#web/lib/format.ts';
import type { Translate } from '#web/lib/i18n.ts';
import { useT } from '#web/lib/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { ApplicationChip } from '#web/ui/data/chip.tsx';
import { Time } from '#web/ui/data/time.tsx';
import type { Column } from '#web/ui/table/column.ts';
import css from './applicants.module.css';

interface ColumnOptions {
  /** Whether the list spans several jobs. */
  readonly hasJob: boolean;
  readonly hasEmployer: boolean;
}

/** The columns of a staff list of applications. */
export function applicantColumns(t: Translate, { hasJob, hasEmployer }: ColumnOptions): Column<ApplicationCard>[] {
  const columns: (Column<ApplicationCard> | false)[] = [
    { id: 'name', header: t('applications.review.columns.name'), cell: (card) => <Person card={card} /> },
    {
      id: 'status',
      header: t('applications.review.columns.status'),
      cell: (card) => <Stage card={card} />,
      card: 'top',
      isFixed: true,
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
      cell: (card) => (
        <span className={css.match}>
          <MatchSnapshot score={card.score} band={card.band} />
          {card.score !== null && <ScoreParts parts={card.score_parts} name={card.seeker.name} />}
        </span>
      ),
    },
  ];
  return columns.filter((column) => column !== false);
}

function Person({ card }: { readonly card: ApplicationCard }) {
  return (
    <span className={css.person}>
      {card.seeker.name}
      {card.seeker.headline && <span className={css.headline}>{card.seeker.headline}</span>}
    </span>
  );
}

/** The stage, its age, and the due date. */
function Stage({ card }: { readonly card: ApplicationCard }) {
  return (
    <span className={css.stage}>
      <ApplicationChip status={card.status} />
      <span className={css.due}>
        <Time when={card.status_since} variant="relative" />
      </span>
      {card.next_step.by !== null && <Due card={card} />}
    </span>
  );
}

/** The due date of the reply, or that it is overdue. */
export function Due({ card }: { readonly card: Pick<ApplicationCard, 'next_step'> }) {
  const t = useT();
  const { by } = card.next_step;
  if (by === null) return <>{t('applications.review.noDue')}</>;
  const date = formatDate(by);
  if (new Date(by) >= new Date()) return <span className={css.due}>{t('applications.review.dueBy', { date })}</span>;
  return (
    <span className={css.late}>
      <TriangleAlert size={16} aria-hidden />
      {t('applications.review.overdue', { date })}
    </span>
  );
}
