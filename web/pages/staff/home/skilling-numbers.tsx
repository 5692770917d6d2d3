import { useQueries } from '@tanstack/react-query';
import type { MeasureId } from '#domain/features/reports/measures.ts';
import type { ReportName } from '#domain/features/reports/names.ts';
import { paths } from '#web/app/paths.ts';
import { reportSummary } from '#web/features/reports/queries.ts';
import { formatValue } from '#web/features/reports/report-texts.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { KpiBand } from '#web/ui/data/kpi-band.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

const shown: readonly (readonly [ReportName, readonly MeasureId[]])[] = [
  ['currentPipeline', ['people']],
  ['applicationSource', ['applications', 'interviews', 'hires']],
  ['timeToHire', ['applied_to_hired']],
];

/** Key figures of the hiring reports, each linked to its report. */
export function SkillingNumbers() {
  const t = useT();
  const results = useQueries({ queries: shown.map(([name]) => reportSummary(name, {})) });
  const failed = results.find(({ error, data }) => error && !data);
  if (failed?.error) {
    return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  }
  if (results.some(({ data }) => !data)) {
    return <Loading label={t('reports.loading')} skeleton={<Skeleton shape="row" count={1} />} />;
  }
  const metrics = shown.flatMap(([name, ids], index) => {
    const found = results[index]?.data;
    return ids.map((id) => ({
      label: t(`reports.measures.${id}`),
      value: formatValue(t, id, found?.totals[id], found?.is_aggregate),
      href: paths.report(name),
      note: t(name === 'currentPipeline' ? 'overview.skilling.now' : 'reports.presets.last90'),
    }));
  });
  return <KpiBand label={t('reports.keyFigures')} metrics={metrics} />;
}
