import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import { paths } from '#web/app/paths.ts';
import { ownApplications } from '#web/features/applications/queries.ts';
import { formatEmployer } from '#web/lib/employer.ts';
import { countDaysUntil, formatDayInYear } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { DateTile } from '#web/ui/data/marks/date-tile.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import css from './coming-up.module.css';

/** Number of dates on the dashboard. */
const shown = 3;

/** The next dates of the person's applications, soonest first. Empty if there are none. */
export function ComingUp() {
  const t = useT();
  const id = useId();
  const { data } = useInfiniteQuery(ownApplications());
  const dated = (data?.pages ?? []).flatMap((page) => page.applications).flatMap(withDate);
  const next = dated.toSorted((a, b) => a.by.localeCompare(b.by)).slice(0, shown);
  if (next.length === 0) return null;
  return (
    <Card as="section" labelledBy={id}>
      <h2 id={id} className={css.title}>
        {t('overview.dashboard.comingUp')}
      </h2>
      <ul className={css.dates}>
        {next.map(({ card, by }) => (
          <li key={card.id} className={css.date}>
            <DateTile date={by} />
            <div>
              <p className={css.what}>
                <Link href={paths.application(card.id)}>{t(`overview.dashboard.waitsFor.${card.next_step.code}`)}</Link>
              </p>
              <p className={css.note}>
                <time dateTime={by}>{formatDayInYear(by)}</time> · {formatEmployer(t, card.job.company)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The application with its date, unless there is none or it has passed. */
function withDate(card: ApplicationCard): { card: ApplicationCard; by: string }[] {
  const { by } = card.next_step;
  return by !== null && countDaysUntil(by) >= 0 ? [{ card, by }] : [];
}
