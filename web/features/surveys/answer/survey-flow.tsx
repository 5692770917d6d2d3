import { ArrowLeft, ArrowRight, Save, Send, SkipForward } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { PublicSurvey, SurveyedHire } from '#domain/features/surveys/contract.ts';
import { listAskedQuestions, listValidAnswers, maxAnswerLength } from '#domain/features/surveys/questions.ts';
import type { PhraseKey } from '#domain/phrases/phrases.ts';
import { useCustomTitle } from '#web/lib/navigation/page-title.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { StepIndicator } from '#web/ui/data/progress/step-indicator.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { QuestionField } from './question-field.tsx';
import css from './survey.module.css';
import { createSurveyTexts, type SurveyTexts } from './survey-texts.ts';
import { AboutHire, ShareAnswers } from './surveyed-hire.tsx';
import type { SurveyAnswers } from './use-survey-answers.ts';

interface SurveyFlowProps {
  readonly survey: PublicSurvey;
  readonly session: SurveyAnswers;
  /** The hire that an outcome asks about. */
  readonly about?: SurveyedHire | null;
  /** The question to continue with after a visit; null at the start. */
  readonly continueWith: number | null;
}

/** The introduction, one page for each question, and the page to send. The step is in the address, so that Back works. */
export function SurveyFlow({ survey, session, about = null, continueWith }: SurveyFlowProps) {
  const [query] = useSearchParams();
  const step = query.get('step');
  const texts = createSurveyTexts(survey);
  const page = useRef<HTMLDivElement>(null);
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    page.current?.querySelector('h1')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [step]);
  const asked = listAskedQuestions(survey.questions, session.answers);
  const index = asked.findIndex(({ id }) => String(id) === step);
  const getHref = (next: number | 'check' | null) => {
    const params = new URLSearchParams(query);
    if (next === null) params.delete('step');
    else params.set('step', String(next));
    return `?${params}`;
  };
  const shared = { survey, session, about, texts, asked, getHref };
  return (
    <div className={css.survey} ref={page}>
      {step === 'check' && <CheckPage {...shared} />}
      {step !== 'check' && index >= 0 && <QuestionPage key={step} {...shared} index={index} />}
      {step !== 'check' && index < 0 && <IntroPage {...shared} continueWith={continueWith} />}
    </div>
  );
}

interface StepProps {
  readonly survey: PublicSurvey;
  readonly session: SurveyAnswers;
  readonly about: SurveyedHire | null;
  readonly texts: SurveyTexts;
  readonly asked: PublicSurvey['questions'];
  readonly getHref: (step: number | 'check' | null) => string;
}

function IntroPage({
  survey,
  session,
  about,
  texts,
  asked,
  getHref,
  continueWith,
}: StepProps & Pick<SurveyFlowProps, 'continueWith'>) {
  const t = useT();
  const title = texts.pick(survey.title);
  useCustomTitle(title);
  const hasAnswers = listValidAnswers(survey.questions, session.answers).length > 0;
  const start = asked.some(({ id }) => id === continueWith) ? continueWith : (asked[0]?.id ?? 'check');
  return (
    <>
      <PageHeader title={title} purpose={texts.pick(survey.intro) || undefined} />
      {about && <AboutHire about={about} />}
      <ul className={css.facts}>
        <li>{t('surveys.answer.count', { count: survey.questions.length })}</li>
        <li>{t('surveys.answer.skippable')}</li>
        <li>{t('surveys.answer.savable')}</li>
        <li>{t(getPrivacyKey(survey, about))}</li>
      </ul>
      <FormActions>
        <LinkButton variant="primary" icon={ArrowRight} href={getHref(start)}>
          {t(hasAnswers ? 'surveys.answer.continue' : 'surveys.answer.start')}
        </LinkButton>
      </FormActions>
    </>
  );
}

function QuestionPage({ survey, session, texts, asked, getHref, index }: StepProps & { readonly index: number }) {
  const t = useT();
  const navigate = useNavigate();
  const [saved, setSaved] = useState<boolean | null>(null);
  const question = asked[index];
  useCustomTitle(question ? texts.pick(question.text) : null);
  if (!question) return null;
  const answer = session.answers.find((each) => each.question === question.id);
  const showNext = (event?: FormEvent) => {
    event?.preventDefault();
    if ((answer?.text.length ?? 0) > maxAnswerLength) return;
    const next = asked[index + 1]?.id ?? null;
    void session.save(next);
    void navigate(getHref(next ?? 'check'));
  };
  const skip = () => {
    session.change({ question: question.id, values: [], text: '' });
    // Skipping can leave out the questions that follow from the answer.
    const rest = listAskedQuestions(
      survey.questions,
      session.answers.filter((each) => each.question !== question.id),
    );
    void navigate(getHref(rest[index + 1]?.id ?? 'check'));
  };
  return (
    <>
      <PageHeader
        title={texts.pick(question.text)}
        above={<StepIndicator step={index + 1} steps={asked.length + 1} name={texts.pick(survey.title)} />}
      />
      <form onSubmit={showNext} className={css.form}>
        <QuestionField question={question} answer={answer} texts={texts} onChange={session.change} />
        {saved !== null && (
          <Banner
            tone={saved ? 'ok' : 'danger'}
            role="status"
            title={t(saved ? 'surveys.answer.saved' : 'surveys.answer.notSaved')}
          >
            {saved && t('surveys.answer.return')}
          </Banner>
        )}
        <FormActions>
          <Button type="submit" variant="primary" icon={ArrowRight}>
            {t('surveys.answer.next')}
          </Button>
          <Button icon={SkipForward} onPress={skip}>
            {t('surveys.answer.skip')}
          </Button>
          <LinkButton variant="quiet" icon={ArrowLeft} href={getHref(asked[index - 1]?.id ?? null)}>
            {t('common.actions.back')}
          </LinkButton>
          {!session.isPreview && (
            <Button variant="quiet" icon={Save} onPress={() => void session.save(question.id).then(setSaved)}>
              {t('surveys.answer.later')}
            </Button>
          )}
        </FormActions>
      </form>
    </>
  );
}

function CheckPage({ survey, session, about, asked, getHref }: StepProps) {
  const t = useT();
  const [isShared, setShared] = useState(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  useCustomTitle(t('surveys.answer.check.title'));
  const count = listValidAnswers(survey.questions, session.answers).length;
  const send = async () => {
    setPending(true);
    setError(null);
    try {
      await session.send(isShared);
    } catch (failure) {
      setError(failure);
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <PageHeader
        title={t('surveys.answer.check.title')}
        purpose={t('surveys.answer.check.text', { count, total: asked.length })}
      />
      {error !== null && <ErrorState error={error} onRetry={() => void send()} />}
      <p>{t(getPrivacyKey(survey, about))}</p>
      {about && <ShareAnswers about={about} isShared={isShared} onChange={setShared} />}
      <FormActions>
        <Button variant="primary" icon={Send} isPending={isPending} onPress={() => void send()}>
          {t(session.isPreview ? 'surveys.answer.endPreview' : 'surveys.answer.check.send')}
        </Button>
        <LinkButton variant="quiet" icon={ArrowLeft} href={getHref(asked.at(-1)?.id ?? null)}>
          {t('common.actions.back')}
        </LinkButton>
      </FormActions>
    </>
  );
}

/** Who reads the answers. */
function getPrivacyKey({ is_anonymous: isAnonymous }: PublicSurvey, about: SurveyedHire | null): PhraseKey {
  if (about?.audience === 'partner') return 'outcomes.form.partnerNote';
  if (about && about.partner !== null) return 'outcomes.form.personNote';
  return isAnonymous ? 'surveys.answer.anonymous' : 'surveys.answer.named';
}
