import { useQuery } from '@tanstack/react-query';
import { ClipboardList, Download, Printer } from 'lucide-react';
import { useState } from 'react';
import type { ListedSurvey, SurveyPeriod, SurveyReport } from '#domain/features/surveys/report-contract.ts';
import { paths } from '#web/app/paths.ts';
import { createSurveyTexts } from '#web/features/surveys/answer/survey-texts.ts';
import { downloadSurveyReport, reportedSurveys, surveyReport } from '#web/features/surveys/queries.ts';
import { useUrlFilters } from '#web/lib/hooks/use-url-filters.ts';
import { useScopes } from '#web/lib/session/role.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { formatNumber } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { KpiBand } from '#web/ui/data/kpi-band.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Select } from '#web/ui/field/choice/select.tsx';
import { PeriodFilter, useSurveyPeriod } from './period-filter.tsx';
import { QuestionReportView } from './question-report.tsx';
import css from './reports.module.css';

/** Responses by survey, question, and period. The choices are in the address. */
export function SurveyReportView() {
  const t = useT();
  const { data, error, refetch } = useQuery(reportedSurveys);
  const { get } = useUrlFilters();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('common.states.loadingName', { name: t('surveys.report.title') })} />;
  const survey = data.find(({ id }) => String(id) === get('survey')) ?? data[0];
  if (!survey) {
    return (
      <EmptyState icon={ClipboardList} title={t('surveys.report.none')} action={<ManageLink />}>
        {t('surveys.report.noneText')}
      </EmptyState>
    );
  }
  return <OneSurvey surveys={data} survey={survey} />;
}

function OneSurvey({ surveys, survey }: { readonly surveys: readonly ListedSurvey[]; readonly survey: ListedSurvey }) {
  const t = useT();
  const { get, update } = useUrlFilters();
  const period = useSurveyPeriod();
  const { data, error, refetch } = useQuery(surveyReport(survey.id, period));
  const questions = data?.questions ?? [];
  const question = questions.find((each) => String(each.question.id) === get('question'));
  const texts = createSurveyTexts(survey);
  return (
    <div className={css.report}>
      <search aria-label={t('reports.filters.label')} className={css.filters}>
        <Select
          label={t('surveys.report.survey')}
          value={String(survey.id)}
          onChange={(id) => update({ survey: id, question: null })}
          choices={surveys.map((each) => ({ value: String(each.id), label: createSurveyTexts(each).pick(each.title) }))}
        />
        <Select
          label={t('surveys.report.question')}
          value={question ? String(question.question.id) : 'all'}
          onChange={(id) => update({ question: id === 'all' ? null : id })}
          choices={[
            { value: 'all', label: t('surveys.report.allQuestions') },
            ...questions.map((each) => ({ value: String(each.question.id), label: texts.pick(each.question.text) })),
          ]}
        />
        <PeriodFilter />
      </search>
      <ReportTools survey={survey} period={period} />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading label={t('reports.loading')} />}
      {data && !error && (
        <>
          <Figures report={data} />
          {(question ? [question] : questions).map((each) => (
            <QuestionReportView key={each.question.id} report={each} texts={texts} />
          ))}
        </>
      )}
    </div>
  );
}

function Figures({ report }: { readonly report: SurveyReport }) {
  const t = useT();
  const { answered, response_rate: rate, is_aggregate } = report;
  return (
    <>
      <p className={css.muted}>{t(is_aggregate ? 'surveys.report.aggregate' : 'surveys.report.groups')}</p>
      <KpiBand
        label={t('reports.keyFigures')}
        metrics={[
          { label: t('surveys.report.responses'), value: formatNumber(answered) },
          { label: t('surveys.report.rate'), value: rate === null ? '–' : `${formatNumber(rate)}%` },
        ]}
      />
    </>
  );
}

function ReportTools({ survey, period }: { readonly survey: ListedSurvey; readonly period: SurveyPeriod }) {
  const t = useT();
  const [isPending, setPending] = useState(false);
  const download = async () => {
    setPending(true);
    try {
      await downloadSurveyReport(survey.id, period);
    } catch (error) {
      showToast({ action: 'download-survey', tone: 'danger', text: translateError(error) });
    } finally {
      setPending(false);
    }
  };
  return (
    <div className={css.tools}>
      <Button icon={Printer} onPress={() => window.print()}>
        {t('reports.print')}
      </Button>
      <Button icon={Download} isPending={isPending} onPress={() => void download()}>
        {t('reports.csv')}
      </Button>
      <LinkButton href={paths.surveySummary}>{t('surveys.summary.title')}</LinkButton>
      <ManageLink />
    </div>
  );
}

/** For those who write surveys. */
export function ManageLink() {
  const t = useT();
  const scopes = useScopes();
  if (!scopes('survey.manage')) return null;
  return <LinkButton href={paths.allSettingsPage('surveys')}>{t('surveys.report.manage')}</LinkButton>;
}
