import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { listApplyParts } from '#domain/features/applications/apply-parts.ts';
import { paths } from '#web/app/paths.ts';
import { formatAnswer } from '#web/features/applications/answer-text.tsx';
import { sendApplication } from '#web/features/applications/queries.ts';
import { ownProfile, ownResumes } from '#web/features/seekers/queries.ts';
import { useCustomTitle } from '#web/lib/navigation/page-title.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Link } from '#web/ui/action/link.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { LongText } from '#web/ui/data/long-text.tsx';
import { StepIndicator } from '#web/ui/data/progress/step-indicator.tsx';
import { SummaryList } from '#web/ui/data/summary-list.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { type ApplyAnswers, buildBody, lacksAnswers, readAnswer } from './apply-answers.ts';
import css from './apply-flow.module.css';
import type { ApplyPageProps } from './apply-form.ts';
import { profileRows } from './profile-rows.ts';

/** The review: everything to be submitted, with edit links. */
export function ApplyCheck({ job, form, draft }: ApplyPageProps) {
  const t = useT();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { answers } = useWatch({ control: form.control });
  const questions = job.screening_questions;
  const hasMissingAnswers = lacksAnswers(questions, answers ?? []);
  const steps = listApplyParts(questions.length).length + 1;
  useCustomTitle(t('applications.apply.steps.check'));
  const send = async (sent: ApplyAnswers) => {
    await sendApplication(job.id, buildBody(questions, sent));
    draft.discard();
    await queries.invalidateQueries({ queryKey: ['jobs', 'one'] });
    void queries.invalidateQueries({ queryKey: ['applications'] });
    void queries.invalidateQueries({ queryKey: ['suggestions'] });
    void queries.invalidateQueries({ queryKey: ['prepared'] });
    await navigate(paths.apply(job.id, 'done'), { replace: true });
  };
  return (
    <div className={css.page}>
      <PageHeader
        title={t('applications.apply.steps.check')}
        purpose={t('applications.apply.check.purpose')}
        above={<StepIndicator step={steps} steps={steps} name={job.title} />}
      />
      <Form form={form} onSubmit={send}>
        <Card>
          <CheckList job={job} form={form} />
        </Card>
        <p className={css.hint}>{t('applications.apply.check.once')}</p>
        <FormActions>
          <Button
            type={hasMissingAnswers ? 'button' : 'submit'}
            variant="primary"
            icon={Send}
            isPending={form.formState.isSubmitting}
            pendingText={t('applications.apply.check.sending')}
            reason={hasMissingAnswers ? t('applications.apply.check.missing') : undefined}
            onPress={() => hasMissingAnswers && void navigate(paths.apply(job.id, 'questions'))}
          >
            {t('applications.apply.check.send')}
          </Button>
          <LinkButton variant="quiet" href={paths.apply(job.id)}>
            {t('applications.apply.backToList')}
          </LinkButton>
        </FormActions>
      </Form>
    </div>
  );
}

function CheckList({ job, form }: Pick<ApplyPageProps, 'job' | 'form'>) {
  const t = useT();
  const { data: resumes } = useQuery(ownResumes());
  const { data: profile } = useQuery(ownProfile());
  const { resume, answers, cover_note } = useWatch({ control: form.control });
  const file = resumes?.find(({ id }) => String(id) === resume);
  const change = (part: string, name: string) => (
    <Link href={paths.apply(job.id, part)} aria-label={t('applications.apply.check.change', { name })}>
      {t('common.actions.change')}
    </Link>
  );
  const rows = [
    ...(profile ? profileRows(t, profile) : []).map(({ label, value }) => ({
      label,
      value: value || t('common.labels.none'),
      action: change('profile', label),
    })),
    {
      label: t('applications.apply.check.resume'),
      value: file?.file_name ?? t('applications.apply.check.noResume'),
      action: change('resume', t('applications.apply.check.resume')),
    },
    ...job.screening_questions.map((question, index) => ({
      label: question.text,
      value: readAnswer(question, answers?.[index]) ? (
        <LongText text={formatAnswer(t, question.kind, readAnswer(question, answers?.[index]))} />
      ) : (
        t('applications.apply.check.noAnswer')
      ),
      action: change('questions', question.text),
    })),
    {
      label: t('applications.apply.check.note'),
      value: cover_note?.trim() ? <LongText text={cover_note} /> : t('applications.apply.check.noNote'),
      action: change('note', t('applications.apply.check.note')),
    },
  ];
  return <SummaryList rows={rows} />;
}
