import { useQuery } from '@tanstack/react-query';
import { ArrowRight, CircleCheck, Link2Off, Lock } from 'lucide-react';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import type { OpenedSurvey } from '#domain/features/surveys/contract.ts';
import { paths } from '#web/app/paths.ts';
import { personalSurvey, sharedSurvey, startSharedSurvey } from '#web/features/surveys/queries.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { loadStarted, saveStarted } from './saved-answers.ts';
import css from './survey.module.css';
import { SurveyFlow } from './survey-flow.tsx';
import { createSurveyTexts } from './survey-texts.ts';
import { useSurveyAnswers } from './use-survey-answers.ts';

/** The survey of a personal link. */
export function PersonalSurvey({ token }: { readonly token: string }) {
  const { data, error, refetch } = useQuery(personalSurvey(token));
  if (error && !data) return <SurveyFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <SurveyLoading />;
  if (data.state !== 'open') return <SurveyOver opened={data} />;
  return <OpenSurvey token={token} opened={data} />;
}

function OpenSurvey({ token, opened }: { readonly token: string; readonly opened: OpenedSurvey }) {
  const { survey, about, progress } = opened;
  const session = useSurveyAnswers(token, opened);
  return <SurveyFlow survey={survey} session={session} about={about} continueWith={progress?.question ?? null} />;
}

/** The survey of an open link. Starting it creates a personal link, which the address then shows. */
export function SharedSurvey({ surveyKey }: { readonly surveyKey: string }) {
  const t = useT();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(sharedSurvey(surveyKey));
  const [failure, setFailure] = useState<unknown>(null);
  const [isPending, setPending] = useState(false);
  const started = loadStarted(surveyKey);
  if (started !== null) return <Navigate to={`${paths.survey}?token=${started}`} replace />;
  if (error && !data) return <SurveyFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <SurveyLoading />;
  if (data.state !== 'open') return <SurveyOver opened={data} />;
  const { survey } = data;
  const texts = createSurveyTexts(survey);
  const start = async () => {
    setPending(true);
    try {
      const token = await startSharedSurvey(surveyKey);
      saveStarted(surveyKey, token);
      void navigate(`${paths.survey}?token=${token}&step=${survey.questions[0]?.id ?? 'check'}`);
    } catch (problem) {
      setFailure(problem);
      setPending(false);
    }
  };
  return (
    <div className={css.survey}>
      <PageHeader title={texts.pick(survey.title)} purpose={texts.pick(survey.intro) || undefined} />
      {failure !== null && <ErrorState error={failure} />}
      <ul className={css.facts}>
        <li>{t('surveys.answer.count', { count: survey.questions.length })}</li>
        <li>{t('surveys.answer.skippable')}</li>
        <li>{t('surveys.answer.savable')}</li>
        <li>{t(survey.is_anonymous ? 'surveys.answer.anonymous' : 'surveys.answer.named')}</li>
      </ul>
      <div>
        <Button variant="primary" icon={ArrowRight} isPending={isPending} onPress={() => void start()}>
          {t('surveys.answer.start')}
        </Button>
      </div>
    </div>
  );
}

/** Without a link, or with one that is incomplete. */
export function SurveyWithoutLink() {
  const t = useT();
  return (
    <>
      <PageHeader title={t('surveys.answer.title')} />
      <EmptyState icon={Link2Off} title={t('surveys.answer.noLink.title')} action={<HomeLink />}>
        {t('surveys.answer.noLink.text')}
      </EmptyState>
    </>
  );
}

function SurveyOver({ opened }: { readonly opened: OpenedSurvey }) {
  const t = useT();
  const { state, survey } = opened;
  const isAnswered = state === 'answered';
  return (
    <>
      <PageHeader title={createSurveyTexts(survey).pick(survey.title)} />
      <EmptyState
        icon={isAnswered ? CircleCheck : Lock}
        title={t(isAnswered ? 'surveys.answer.answered.title' : 'surveys.answer.closed.title')}
        action={<HomeLink />}
      >
        {t(isAnswered ? 'surveys.answer.answered.text' : 'surveys.answer.closed.text')}
      </EmptyState>
    </>
  );
}

function SurveyFailed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const t = useT();
  const isUnknown = error instanceof ApiError && (error.code === 'link_not_valid' || error.code === 'invalid_input');
  if (isUnknown) return <SurveyWithoutLink />;
  return (
    <>
      <PageHeader title={t('surveys.answer.title')} />
      <ErrorState error={error} onRetry={onRetry} />
    </>
  );
}

function SurveyLoading() {
  const t = useT();
  return <Loading label={t('common.states.loadingName', { name: t('surveys.answer.title') })} />;
}

function HomeLink() {
  const t = useT();
  return (
    <LinkButton variant="primary" href={paths.home}>
      {t('common.actions.goHome')}
    </LinkButton>
  );
}
