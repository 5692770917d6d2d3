import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { minChartApplications } from '#domain/features/overview/contract.ts';
import type { ReportRow } from '#domain/features/reports/contract.ts';
import { paths } from '#web/app/paths.ts';
import { firstOfCaseload } from '#web/features/journal/queries.ts';
import { report } from '#web/features/reports/queries.ts';
import { buildChart } from '#web/features/reports/report-chart-data.ts';
import { buildFinding } from '#web/features/reports/report-texts.ts';
import { formatDateParts, formatShortDay } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { ChartFrame } from '#web/ui/chart/chart-frame.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { getLastMonths } from './last-months.ts';
import css from './partner-aside.module.css';

/** How many of the supported people were hired in each of the last twelve months. */
export function MonthlyHires() {
  const t = useT();
  const query = useQuery(report('jobseekersuccessmetric', getLastMonths()));
  const { data } = query;
  if (!data) return <LoadedCard title={t('overview.partnerHome.hires')} query={query} />;
  const finding = buildFinding(t, 'jobseekersuccessmetric', data);
  const { data: chart, keys } = buildChart(t, 'jobseekersuccessmetric', data);
  const months = keys.map((month) => formatDateParts(`${month}-01`).month);
  const hires = chart.series.filter(({ name }) => name === t('reports.measures.hires'));
  const isTooFew = (data.totals.applications ?? 0) < minChartApplications;
  return (
    <ChartFrame
      chartId="monthly-hires"
      title={t('overview.partnerHome.hires')}
      finding={finding}
      data={{ ...chart, kind: 'columns', categories: months, series: hires }}
      insteadOfChart={isTooFew ? `${finding} ${t('overview.charts.tooFew')}` : undefined}
    />
  );
}

const maxJobs = 3;
const maxSteps = 5;

/** The open jobs that match most of the supported people, one for each title. A link lists these people. */
export function JobsToShare() {
  const t = useT();
  const address = paths.partnerReport('openjobs');
  return (
    <LoadedCard title={t('overview.partnerHome.jobs')} query={useQuery(report('openjobs', {}))}>
      {({ rows }) => {
        const jobs = findJobsToShare(rows);
        return (
          <>
            {jobs.length === 0 && <p>{t('overview.partnerHome.jobsNone')}</p>}
            {jobs.length > 0 && (
              <ul className={css.list}>
                {jobs.map(({ key, label, values }) => (
                  <li key={key} className={css.line}>
                    <Link href={paths.job(key)}>{label ?? key}</Link>
                    <Link href={`${address}?measure=matching&row=${encodeURIComponent(key)}`}>
                      {t('overview.partnerHome.matches', { count: values.matching ?? 0 })}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
            <Link href={address}>{t('overview.partnerHome.jobsAll')}</Link>
          </>
        );
      }}
    </LoadedCard>
  );
}

function findJobsToShare(rows: readonly ReportRow[]): ReportRow[] {
  const matching = rows.filter(({ values }) => (values.matching ?? 0) > 0);
  return [...new Map(matching.toReversed().map((row) => [row.label, row])).values()].toReversed().slice(0, maxJobs);
}

/** The next steps of the coming seven days. Overdue ones are in the list of people. */
export function NextDays() {
  const t = useT();
  return (
    <LoadedCard title={t('overview.partnerHome.week')} query={useQuery(firstOfCaseload('next_days'))}>
      {({ people }) =>
        people.length === 0 ? (
          <p>{t('overview.partnerHome.weekNone')}</p>
        ) : (
          <ul className={css.list}>
            {people.slice(0, maxSteps).map(({ id, name, next_step: step }) => (
              <li key={id} className={css.step}>
                <time dateTime={step?.on} className={css.day}>
                  {step && formatShortDay(step.on)}
                </time>
                <Link href={paths.seeker(id)}>{t('overview.partnerHome.step', { name, step: step?.text ?? '' })}</Link>
              </li>
            ))}
          </ul>
        )
      }
    </LoadedCard>
  );
}

interface LoadedCardProps<Data> {
  readonly title: string;
  readonly query: UseQueryResult<Data>;
  readonly children?: (data: Data) => ReactNode;
}

/** A card that loads on its own, so that the rest of the page stays usable if it fails. */
function LoadedCard<Data>({ title, query: { data, error, refetch }, children }: LoadedCardProps<Data>) {
  const t = useT();
  return (
    <CardSection title={title} size="h4">
      {data === undefined && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && <Loading label={t('common.states.loadingName', { name: title })} />}
      {data !== undefined && children?.(data)}
    </CardSection>
  );
}
