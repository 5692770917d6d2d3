import { Send } from 'lucide-react';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import type { Preparation } from '#domain/features/prepared-applications/contract.ts';
import { maxPreparedNote } from '#domain/features/prepared-applications/limits.ts';
import { paragraph } from '#domain/lib/fields.ts';
import { paths } from '#web/app/paths.ts';
import { type ApplyAnswers, emptyAnswers, noResume } from '#web/features/applications/apply/apply-answers.ts';
import type { ApplyControl } from '#web/features/applications/apply/apply-form.ts';
import { QuestionFields } from '#web/features/applications/apply/question-fields.tsx';
import css from '#web/features/applications/job-items.module.css';
import { formatDate } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { RadioGroup } from '#web/ui/field/choice/radio-group.tsx';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { usePrepared } from './prepared-queries.ts';

const Fields = z.object({
  resume: z.string(),
  answers: z.array(paragraph(4000)),
  cover_note: paragraph(4000),
  done: z.array(z.string()),
  note: paragraph(maxPreparedNote),
});

/** The choice that leaves the résumé to the person. */
const personChooses = 'open';

/** The application form as a partner fills it in. Every field may stay empty; the person completes and sends it. */
export function PrepareForm({ preparation }: { readonly preparation: Preparation }) {
  const t = useT();
  const navigate = useNavigate();
  const { person, job, questions, draft } = preparation;
  const { handOver } = usePrepared(person.id);
  const { name } = person;
  const start = { ...emptyAnswers(questions), note: '', ...draft };
  const form = useSchemaForm<ApplyAnswers, ApplyAnswers>(Fields, start);
  const send = async ({ resume, answers, cover_note, note = '' }: ApplyAnswers) => {
    await handOver.mutateAsync({ jobId: job.id, draft: { resume, answers, cover_note, note } });
    showToast({ action: `prepared-${job.id}`, tone: 'ok', text: t('preparedApplications.page.done', { name }) });
    await navigate(`${paths.seeker(person.id)}#prepared`);
  };
  return (
    <Form form={form} onSubmit={send}>
      <CardSection title={t('preparedApplications.page.resume')}>
        <ResumeChoice control={form.control} preparation={preparation} />
      </CardSection>
      {questions.length > 0 && (
        <CardSection title={t('preparedApplications.page.questions')} gap="wide">
          <p className={css.muted}>{t('preparedApplications.page.questionsHint', { name })}</p>
          <QuestionFields control={form.control} questions={questions.map((each) => ({ ...each, required: false }))} />
        </CardSection>
      )}
      <FormField control={form.control} name="cover_note" label={t('preparedApplications.page.coverNote')}>
        {(field) => <TextArea {...field} isOptional rows={6} max={4000} />}
      </FormField>
      <FormField control={form.control} name="note" label={t('preparedApplications.page.personNote', { name })}>
        {({ value, ...field }) => (
          <TextArea
            {...field}
            value={value ?? ''}
            hint={t('preparedApplications.page.personNoteHint', { name })}
            isOptional
            rows={3}
            max={maxPreparedNote}
          />
        )}
      </FormField>
      <FormActions>
        <SubmitButton icon={Send} pendingText={t('preparedApplications.page.sending')}>
          {draft ? t('preparedApplications.page.save') : t('preparedApplications.page.handOver', { name })}
        </SubmitButton>
        <LinkButton variant="quiet" href={paths.seeker(person.id)}>
          {t('common.actions.cancel')}
        </LinkButton>
      </FormActions>
    </Form>
  );
}

interface ResumeChoiceProps {
  readonly control: ApplyControl;
  readonly preparation: Preparation;
}

function ResumeChoice({ control, preparation: { person, resumes } }: ResumeChoiceProps) {
  const t = useT();
  const choices = [
    { value: personChooses, label: t('preparedApplications.page.resumeOpen', { name: person.name }) },
    ...resumes.map((resume) => ({
      value: String(resume.id),
      label: resume.file_name,
      note: t('applications.apply.resume.added', { date: formatDate(resume.created_at) }),
    })),
    { value: noResume, label: t('preparedApplications.page.resumeNone') },
  ];
  return (
    <FormField control={control} name="resume" label={t('preparedApplications.page.resume')}>
      {({ ref: _ref, value, onChange, ...field }) => (
        <RadioGroup
          {...field}
          value={value || personChooses}
          onChange={(choice) => onChange(choice === personChooses ? '' : choice)}
          choices={choices}
        />
      )}
    </FormField>
  );
}
