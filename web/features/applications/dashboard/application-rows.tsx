import { ClockAlert } from 'lucide-react';
import { useId } from 'react';
import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import { paths } from '#web/app/paths.ts';
import { JobCell } from '#web/features/applications/tracker/tracker-cells.tsx';
import { isLate } from '#web/features/applications/tracker/tracker-groups.ts';
import { countDaysUntil, formatDayInYear } from '#web/lib/texts/format.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { ApplicationStage } from '#web/ui/data/progress/application-stage.tsx';
import css from './application-rows.module.css';

/** Open applications as rows with the stage and the next date. */
export function ApplicationRows({
  cards,
  count,
}: {
  readonly cards: readonly ApplicationCard[];
  readonly count: number;
}) {
  const t = useT();
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.card}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {t('overview.dashboard.inProgress')} <span className={css.count}>{count}</span>
        </h2>
        <Link href={paths.tracker}>{t('overview.dashboard.allApplications')}</Link>
      </div>
      <ul className={css.list}>
        {cards.map((card) => (
          <Row key={card.id} card={card} />
        ))}
      </ul>
    </section>
  );
}

function Row({ card }: { readonly card: ApplicationCard }) {
  const t = useT();
  const id = useId();
  const isOverdue = isLate(card);
  return (
    <li className={css.row}>
      <JobCell id={id} job={card.job} href={paths.application(card.id)} />
      <ApplicationStage card={card} size="small">
        <small className={css.note} aria-hidden>
          {t(`statuses.application.${card.status}`)}
        </small>
      </ApplicationStage>
      <div>
        <p className={css.what}>{t(`overview.dashboard.waitsFor.${card.next_step.code}`)}</p>
        <p className={isOverdue ? css.late : css.note}>
          {isOverdue && <ClockAlert size={14} aria-hidden />}
          {dueText(t, card)}
        </p>
      </div>
    </li>
  );
}

function dueText(t: Translate, { next_step: { by, code } }: ApplicationCard): string {
  if (by === null) return t('applications.tracker.byNone');
  const days = countDaysUntil(by);
  const date = formatDayInYear(by);
  if (code === 'attend_interview') return date;
  if (days < 0) return t('overview.dashboard.wasDue', { date });
  return t(days === 0 ? 'overview.dashboard.dueToday' : 'overview.dashboard.due', { date });
}
