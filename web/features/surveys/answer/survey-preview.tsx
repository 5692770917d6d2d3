import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { Survey } from '#domain/features/surveys/staff-contract.ts';
import { paths } from '#web/app/paths.ts';
import { survey as surveyQuery } from '#web/features/surveys/queries.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import css from './survey.module.css';
import { SurveyFlow } from './survey-flow.tsx';
import { usePreviewAnswers } from './use-survey-answers.ts';

/** A survey as people will see it, for the staff who write it. Nothing is saved. */
export function SurveyPreview({ id }: { readonly id: number }) {
  const t = useT();
  const { data, error, refetch } = useQuery(surveyQuery(id));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('common.states.loadingName', { name: t('surveys.answer.title') })} />;
  return <Preview survey={data} />;
}

function Preview({ survey }: { readonly survey: Survey }) {
  const t = useT();
  const navigate = useNavigate();
  const session = usePreviewAnswers(() => void navigate(paths.allSettingsPage('surveys')));
  return (
    <div className={css.survey}>
      <Banner tone="info" title={t('surveys.answer.preview')} />
      <SurveyFlow survey={survey.content} session={session} continueWith={null} />
    </div>
  );
}
