import { useQuery } from '@tanstack/react-query';
import { ClipboardList, Plus } from 'lucide-react';
import * as z from 'zod/mini';
import { scaleSteps } from '#domain/features/surveys/questions.ts';
import { maxActionLength, type SurveyScore } from '#domain/features/surveys/report-contract.ts';
import { paragraph } from '#domain/lib/fields.ts';
import { paths } from '#web/app/paths.ts';
import { createSurveyTexts } from '#web/features/surveys/answer/survey-texts.ts';
import { surveySummary, useAddSurveyAction } from '#web/features/surveys/queries.ts';
import { useScopes } from '#web/lib/session/role.ts';
import { formatDate, formatNumber } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { ChartFrame } from '#web/ui/chart/chart-frame.tsx';
import { KpiBand } from '#web/ui/data/kpi-band.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { CardSection } from '#web/ui/layout/card-section.tsx';
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
      <KpiBand
        label={t('surveys.summary.scores')}
        metrics={data.map((score) => ({
          label: createSurveyTexts(score.survey).pick(score.survey.title),
          value:
            score.mean === null ? '–' : t('surveys.summary.score', { mean: formatNumber(score.mean), max: scaleSteps }),
          note: t('surveys.report.answered', { count: score.answered }),
        }))}
      />
      <p className={css.muted}>{t('surveys.report.groups')}</p>
      {data.map((score) => (
        <OneSurvey key={score.survey.id} score={score} />
      ))}
    </div>
  );
}

function OneSurvey({ score }: { readonly score: SurveyScore }) {
  const t = useT();
  const scopes = useScopes();
  const { survey, trend, themes, actions } = score;
  const title = createSurveyTexts(survey).pick(survey.title);
  return (
    <CardSection title={title}>
      <p>
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
      {scopes('survey.manage') && <ActionForm surveyId={survey.id} />}
    </CardSection>
  );
}

const Fields = z.object({ text: paragraph(maxActionLength, 1) });

function ActionForm({ surveyId }: { readonly surveyId: number }) {
  const t = useT();
  const add = useAddSurveyAction(surveyId);
  const form = useSchemaForm<{ text: string }, z.output<typeof Fields>>(Fields, { text: '' });
  return (
    <Form
      form={form}
      onSubmit={async ({ text }) => {
        await add.mutateAsync(text);
        form.reset({ text: '' });
      }}
    >
      <FormField control={form.control} name="text" label={t('surveys.summary.action')}>
        {(field) => <TextArea {...field} rows={2} max={maxActionLength} hint={t('surveys.summary.actionHint')} />}
      </FormField>
      <div>
        <SubmitButton icon={Plus} variant="secondary">
          {t('surveys.summary.add')}
        </SubmitButton>
      </div>
    </Form>
  );
}
