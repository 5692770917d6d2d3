import { Building2, ClockAlert, Hand } from 'lucide-react';
import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import { formatEmployer } from '#web/lib/employer.ts';
import { countDaysUntil, formatDayInYear, formatDaysFromNow } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { PlainLink } from '#web/ui/action/plain-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmployerMark } from '#web/ui/mark/employer-mark.tsx';
import { isLate } from './tracker-groups.ts';
import css from './tracker-row.module.css';

interface JobCellProps {
  readonly id: string;
  readonly job: ApplicationCard['job'];
  readonly href: string;
}

/** The job with the mark of its employer, and its location. */
export function JobCell({ id, job, href }: JobCellProps) {
  const t = useT();
  const place = [job.city, job.region].filter(Boolean).join(', ');
  return (
    <div className={css.job}>
      <EmployerMark id={job.organisation_id} name={job.company} />
      <div>
        <h3 id={id} className={css.name}>
          <PlainLink href={href} className={css.link}>
            {job.title}
          </PlainLink>
        </h3>
        <p className={css.employer}>{[formatEmployer(t, job.company), place].filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  );
}

type NextStep = ApplicationCard['next_step'];

/** Whose turn it is and what they do. */
export function TurnCell({ code, who }: Pick<NextStep, 'code' | 'who'>) {
  const t = useT();
  const isOwn = who === 'you';
  const Icon = isOwn ? Hand : Building2;
  return (
    <div className={classNames(css.turn, isOwn && css.own)}>
      {who !== 'nobody' && <Icon size={16} aria-hidden />}
      <div>
        {who !== 'nobody' && (
          <p className={css.strong}>{t(isOwn ? 'applications.tracker.you' : 'applications.tracker.employer')}</p>
        )}
        <p className={css.note}>{t(`applications.tracker.does.${code}`)}</p>
      </div>
    </div>
  );
}

/** The date and the days left; an overdue date has a clock. */
export function DateCell({ card }: { readonly card: ApplicationCard }) {
  const t = useT();
  const { by, who } = card.next_step;
  if (who === 'nobody')
    return <DateLines first={formatDayInYear(card.status_since)} second={t('applications.tracker.endedOn')} />;
  if (by === null) {
    return (
      <DateLines
        first={t('applications.tracker.byNone')}
        second={who === 'employer' ? t('applications.tracker.stillActive') : null}
      />
    );
  }
  const isOverdue = isLate(card);
  const days = isOverdue ? t('applications.due.overdueDays', { count: -countDaysUntil(by) }) : formatDaysFromNow(by);
  return <DateLines first={formatDayInYear(by)} second={days} when={by} isOverdue={isOverdue} />;
}

interface DateLinesProps {
  readonly first: string;
  readonly second: string | null;
  readonly when?: string;
  readonly isOverdue?: boolean;
}

export function DateLines({ first, second, when, isOverdue = false }: DateLinesProps) {
  return (
    <div className={classNames(css.date, isOverdue && css.late)}>
      <p className={css.strong}>
        {isOverdue && <ClockAlert size={14} aria-hidden />}
        {when ? <time dateTime={when}>{first}</time> : first}
      </p>
      {second && <p className={css.note}>{second}</p>}
    </div>
  );
}
