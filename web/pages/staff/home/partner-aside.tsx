import { useQuery } from '@tanstack/react-query';
import type { CaseloadPerson } from '#domain/features/journal/contract.ts';
import { minChartApplications } from '#domain/features/overview/contract.ts';
import { paths } from '#web/app/paths.ts';
import { report } from '#web/features/reports/queries.ts';
import { buildChart } from '#web/features/reports/report-chart-data.ts';
import { buildFinding } from '#web/features/reports/report-texts.ts';
import { countDaysUntil, formatDateParts, formatShortDay } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { ChartFrame } from '#web/ui/chart/chart-frame.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { getLastMonths } from './last-months.ts';
import css from './partner-aside.module.css';

/** How many of the supported people were hired in each of the last twelve months. */
export function MonthlyHires() {
  const t = useT();
  const { data } = useQuery(report('jobseekersuccessmetric', getLastMonths()));
  if (!data) return <Loading label={t('reports.loading')} />;
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
  const { data } = useQuery(report('openjobs', {}));
  if (!data) return <Loading label={t('reports.loading')} />;
  const address = paths.partnerReport('openjobs');
  const matching = data.rows.filter(({ values }) => (values.matching ?? 0) > 0);
  const jobs = [...new Map(matching.toReversed().map((row) => [row.label, row])).values()]
    .toReversed()
    .slice(0, maxJobs);
  return (
    <CardSection title={t('overview.partnerHome.jobs')} size="h4">
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
    </CardSection>
  );
}

/** The next steps of the coming seven days. Overdue ones are in the list of people. */
export function NextDays({ people }: { readonly people: readonly CaseloadPerson[] }) {
  const t = useT();
  const steps = people.flatMap(({ id, name, next_step: step }) => {
    const days = step === null ? -1 : countDaysUntil(step.on);
    return step !== null && days >= 0 && days < 7 ? [{ id, name, step }] : [];
  });
  return (
    <CardSection title={t('overview.partnerHome.week')} size="h4">
      {steps.length === 0 && <p>{t('overview.partnerHome.weekNone')}</p>}
      {steps.length > 0 && (
        <ul className={css.list}>
          {steps.slice(0, maxSteps).map(({ id, name, step }) => (
            <li key={id} className={css.step}>
              <time dateTime={step.on} className={css.day}>
                {formatShortDay(step.on)}
              </time>
              <Link href={paths.seeker(id)}>{t('overview.partnerHome.step', { name, step: step.text })}</Link>
            </li>
          ))}
        </ul>
      )}
    </CardSection>
  );
}
