import { SurveyReportView } from '#web/features/surveys/reports/survey-report-view.tsx';
import { SurveySummaryView } from '#web/features/surveys/reports/survey-summary-view.tsx';
import { useT } from '#web/lib/texts/i18n.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

export function SurveyReportsPage() {
  const t = useT();
  return (
    <>
      <PageHeader title={t('surveys.report.title')} purpose={t('surveys.report.purpose')} />
      <SurveyReportView />
    </>
  );
}

export function SurveySummaryPage() {
  const t = useT();
  return (
    <>
      <PageHeader title={t('surveys.summary.title')} purpose={t('surveys.summary.purpose')} />
      <SurveySummaryView />
    </>
  );
}
