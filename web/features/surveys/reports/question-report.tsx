import { no, scaleSteps } from '#domain/features/surveys/questions.ts';
import type { QuestionReport } from '#domain/features/surveys/report-contract.ts';
import type { SurveyTexts } from '#web/features/surveys/answer/survey-texts.ts';
import { formatNumber } from '#web/lib/texts/format.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { ChartFrame } from '#web/ui/chart/chart-frame.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { ThemeList } from './theme-list.tsx';
import { buildTrendChart, buildTrendFinding } from './trend-chart.ts';

interface QuestionReportProps {
  readonly report: QuestionReport;
  readonly texts: SurveyTexts;
}

/** The answers to one question: a chart with its table, or the themes of comments. */
export function QuestionReportView({ report, texts }: QuestionReportProps) {
  const t = useT();
  const { question, answered, counts } = report;
  const title = texts.pick(question.text);
  if (question.kind === 'text') {
    return (
      <CardSection title={title}>
        <p>{t('surveys.report.answered', { count: answered })}</p>
        <ThemeList themes={report.themes} />
      </CardSection>
    );
  }
  return (
    <>
      <ChartFrame
        chartId={`survey-question-${question.id}`}
        title={title}
        finding={buildFinding(t, report, texts)}
        data={{
          kind: 'bars',
          categoryLabel: t('surveys.report.answer'),
          categories: counts.map(({ value }) => labelValue(t, report, texts, value)),
          series: [{ name: t('surveys.report.people'), values: counts.map(({ count }) => count) }],
        }}
        insteadOfChart={answered === 0 ? t('surveys.report.tooFew') : undefined}
      />
      {report.trend.length > 1 && (
        <ChartFrame
          chartId={`survey-trend-${question.id}`}
          title={t('surveys.report.trendOf', { question: title })}
          finding={buildTrendFinding(t, report.trend)}
          data={buildTrendChart(t, report.trend)}
        />
      )}
    </>
  );
}

function buildFinding(t: Translate, report: QuestionReport, texts: SurveyTexts): string {
  const { mean, answered, counts } = report;
  if (mean !== null)
    return t('surveys.report.meanFinding', { mean: formatNumber(mean), max: scaleSteps, count: answered });
  const top = counts.reduce((one, other) => (other.count > one.count ? other : one), { value: 0, count: 0 });
  if (top.count === 0) return t('surveys.report.answered', { count: answered });
  return t('surveys.report.topFinding', {
    answer: labelValue(t, report, texts, top.value),
    number: formatNumber(top.count),
    count: answered,
  });
}

function labelValue(t: Translate, { question }: QuestionReport, texts: SurveyTexts, value: number): string {
  const { kind, options, low, high } = question;
  if (kind === 'yes_no') return t(value === no ? 'surveys.answer.no' : 'surveys.answer.yes');
  if (kind !== 'scale') return texts.pick(options.find(({ id }) => id === value)?.text ?? {});
  const meaning = value === 1 ? texts.pick(low) : value === scaleSteps ? texts.pick(high) : '';
  return meaning ? `${value} – ${meaning}` : String(value);
}
