import { useQuery } from '@tanstack/react-query';
import { ClipboardList, Plus } from 'lucide-react';
import { useState } from 'react';
import { scaleSteps } from '#domain/features/surveys/questions.ts';
import { maxActionLength, type SurveyScore } from '#domain/features/surveys/report-contract.ts';
import { paths } from '#web/app/paths.ts';
import { createSurveyTexts } from '#web/features/surveys/answer/survey-texts.ts';
import { surveySummary, useAddSurveyAction } from '#web/features/surveys/queries.ts';
import { useScopes } from '#web/lib/session/role.ts';
import { formatDate, formatList, formatNumber } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Link } from '#web/ui/action/link.tsx';
import { ChartFrame } from '#web/ui/chart/chart-frame.tsx';
import { KpiBand } from '#web/ui/data/kpi-band.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { TextDialog } from '#web/ui/overlay/text-dialog.tsx';
import { PeriodFilter, useSurveyPeriod } from './period-filter.tsx';
import css from './reports.module.css';
import { ManageLink } from './survey-report-view.tsx';
import { ThemeList } from './theme-list.tsx';
import { buildTrendChart, buildTrendFinding } from './trend-chart.ts';

/** The main score of each survey, its trend and themes, and what was done. */
export function SurveySummaryView() {
  const t = useT();
  const period = useSurveyPeriod();
  const { data, error, refetch } = useQuery(surveySummary(period));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('common.states.loadingName', { name: t('surveys.summary.title') })} />;
  if (data.length === 0) {
    return (
      <EmptyState icon={ClipboardList} title={t('surveys.report.none')} action={<ManageLink />}>
        {t('surveys.report.noneText')}
      </EmptyState>
    );
  }
  return (
    <div className={css.report}>
      <search aria-label={t('reports.filters.label')} className={css.filters}>
        <PeriodFilter />
      </search>
      <Scores scores={data} />
      <p className={css.muted}>{t('surveys.report.groups')}</p>
      {data.filter(hasContent).map((score) => (
        <OneSurvey key={score.survey.id} score={score} />
      ))}
      <Unanswered surveys={data.filter((score) => !hasContent(score)).map(({ survey }) => survey)} />
    </div>
  );
}

function hasContent({ answered, actions }: SurveyScore): boolean {
  return answered > 0 || actions.length > 0;
}

function getTitle(survey: SurveyScore['survey']): string {
  return createSurveyTexts(survey).pick(survey.title);
}

/** Only of surveys with questions that are answered from 1 to 5. */
function Scores({ scores }: { readonly scores: readonly SurveyScore[] }) {
  const t = useT();
  const metrics = scores.flatMap(({ survey, mean, answered }) => {
    if (mean === null) return [];
    const value = t('surveys.summary.score', { mean: formatNumber(mean), max: scaleSteps });
    return [{ label: getTitle(survey), value, note: t('surveys.report.answered', { count: answered }) }];
  });
  return metrics.length > 0 && <KpiBand label={t('surveys.summary.scores')} metrics={metrics} />;
}

function Unanswered({ surveys }: { readonly surveys: readonly SurveyScore['survey'][] }) {
  const t = useT();
  if (surveys.length === 0) return null;
  return <p className={css.muted}>{t('surveys.summary.unanswered', { surveys: formatList(surveys.map(getTitle)) })}</p>;
}

function OneSurvey({ score }: { readonly score: SurveyScore }) {
  const t = useT();
  const scopes = useScopes();
  const { survey, answered, trend, themes, actions } = score;
  const title = getTitle(survey);
  return (
    <CardSection title={title}>
      <p>
        {t('surveys.report.answered', { count: answered })} ·{' '}
        <Link href={`${paths.surveyReports}?survey=${survey.id}`}>
          {t('surveys.summary.details', { survey: title })}
        </Link>
      </p>
      {trend.length > 1 && (
        <ChartFrame
          chartId={`survey-summary-${survey.id}`}
          title={t('surveys.summary.trend')}
          finding={buildTrendFinding(t, trend)}
          data={buildTrendChart(t, trend)}
        />
      )}
      <h3 className={css.subtitle}>{t('surveys.summary.themes')}</h3>
      <ThemeList themes={themes} />
      <h3 className={css.subtitle}>{t('surveys.summary.actions')}</h3>
      {actions.length === 0 && <p className={css.muted}>{t('surveys.summary.noActions')}</p>}
      <ul className={css.themes}>
        {actions.map(({ id, text, name, at }) => (
          <li key={id}>
            <p>{text}</p>
            <p className={css.muted}>{t('surveys.summary.by', { name, day: formatDate(at) })}</p>
          </li>
        ))}
      </ul>
      {scopes('survey.manage') && <AddAction survey={survey} />}
    </CardSection>
  );
}

function AddAction({ survey }: { readonly survey: SurveyScore['survey'] }) {
  const t = useT();
  const add = useAddSurveyAction(survey.id);
  const [isOpen, setOpen] = useState(false);
  const label = t('surveys.summary.add');
  return (
    <div>
      <Button
        icon={Plus}
        aria-label={`${label}: ${getTitle(survey)}`}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && (
        <TextDialog
          title={label}
          text={t('surveys.summary.actionHint')}
          label={t('surveys.summary.action')}
          confirmLabel={label}
          isRequired
          max={maxActionLength}
          onSend={add.mutateAsync}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
