import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import css from '#web/features/interviews/interviews.module.css';
import { interviewCalendar, interviewList } from '#web/features/interviews/queries.ts';
import { InterviewRows } from '#web/features/interviews/staff/interview-rows.tsx';
import type { InterviewSelection } from '#web/features/interviews/use-interview-selection.ts';
import { formatZone } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { getOwnTimeZone } from '#web/lib/time-zone.ts';
import { Link } from '#web/ui/action/link.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import weekCss from './week.module.css';
import { buildWeek, findMonday, getWeekPeriod } from './week-days.ts';
import { WeekGrid } from './week-grid.tsx';
import { WeekTools } from './week-tools.tsx';

/** Rows without a time next to the week. */
const maxWaiting = 5;

/** The interviews of a week by day and hour, then what needs a time or a scorecard. */
export function WeekView({ selection }: { readonly selection: InterviewSelection }) {
  const t = useT();
  const zone = getOwnTimeZone();
  const monday = selection.week ?? findMonday(new Date(), zone);
  const { from, until } = getWeekPeriod(monday, zone);
  const { data, error, refetch } = useQuery(interviewCalendar(from, until));
  const week = data && buildWeek(monday, zone, data);
  return (
    <div className={css.stack}>
      <WeekTools monday={monday} selection={selection} />
      <div className={weekCss.columns}>
        <div className={css.stack}>
          {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
          {!week && !error && <Loading label={t('interviews.loading')} />}
          {week && <WeekGrid week={week} timeZone={zone} />}
          <p className={css.muted}>
            {data?.length === 0 && `${t('interviews.week.empty')} `}
            {t('interviews.week.zone', { zone: formatZone(zone) })}
          </p>
        </div>
        <aside className={css.stack} aria-label={t('interviews.week.attention')}>
          <Waiting />
        </aside>
      </div>
    </div>
  );
}

/** Interviews without a time, and missing scorecards. */
function Waiting() {
  const t = useT();
  const { pathname } = useLocation();
  const first = useInfiniteQuery(interviewList('to_plan')).data?.pages[0];
  if (!first) return null;
  const count = first.counts.to_plan;
  return (
    <>
      {first.scorecards_due.length > 0 && (
        <CardSection title={t('interviews.scorecards.due')}>
          <InterviewRows interviews={first.scorecards_due} action={t('interviews.scorecards.fill')} isNarrow />
        </CardSection>
      )}
      <CardSection title={t('interviews.week.attention')}>
        {count === 0 && <p>{t('interviews.week.settled')}</p>}
        <InterviewRows interviews={first.interviews.slice(0, maxWaiting)} action={t('interviews.openOne')} isNarrow />
        {count > maxWaiting && (
          <p>
            <Link href={`${pathname}?view=list&filter=to_plan`}>{t('interviews.week.all', { count })}</Link>
          </p>
        )}
      </CardSection>
    </>
  );
}
