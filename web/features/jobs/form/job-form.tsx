import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Job } from '#domain/features/jobs/job.ts';
import type { Publishing } from '#domain/features/jobs/lifecycle.ts';
import { isPastClosing } from '#domain/features/jobs/posting/closing-day.ts';
import type { NewJob } from '#domain/features/jobs/posting/new-job.ts';
import { findOntarioProblems, type OntarioField } from '#domain/features/jobs/posting/ontario-posting.ts';
import type { OrganisationChoice } from '#domain/features/organisations/contract.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Form } from '#web/ui/form/form.tsx';
import { RestoredNote, SaveState } from '#web/ui/form/save-state.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { FormSteps } from './form-steps.tsx';
import css from './job-form.module.css';
import { JobPreview } from './job-preview.tsx';
import { findStepOf, readSteps, type StepName } from './job-steps.ts';
import { type Employer, LivePreview } from './live-preview.tsx';
import { PlainCheck } from './plain-check.tsx';
import { buildPreview } from './preview-job.ts';
import { PublishActions } from './publish-actions.tsx';
import { StepList } from './step-list.tsx';
import { useJobStep } from './use-job-step.ts';
import { type JobFormOf, JobForm as JobFormSchema, type JobFormValues, writtenJob } from './values.ts';

/** The action after saving. */
export type SaveIntent = 'save' | 'publish';

interface JobFormProps {
  readonly values: JobFormValues;
  /** The draft name: `job:17`. */
  readonly draftName: string;
  /** Of a saved job. */
  readonly jobId?: number;
  readonly employers: readonly OrganisationChoice[] | null;
  readonly saveLabel: string;
  /** How the user can publish the saved draft. */
  readonly publishing: Publishing;
  /** Why the user cannot publish directly. */
  readonly publishNote?: string | undefined;
  readonly onSave: (job: NewJob, intent: SaveIntent) => Promise<unknown>;
  readonly preview: (job: Job) => ReactNode;
  readonly employer: Employer;
  /** The title of the page with the actions of the form and when the draft was saved. */
  readonly header: (actions: ReactNode, saved: ReactNode) => ReactNode;
  /** Between the title and the form, such as the state of a request. */
  readonly notices?: ReactNode;
  /** Where the restored answers come from, if not from the last visit. */
  readonly restoredText?: string | undefined;
}

/** The job form in steps, with a local draft, explicit save, live preview, and plain-language check. */
export function JobForm(props: JobFormProps) {
  const { values, draftName, employers, publishing, preview, employer } = props;
  const form = useSchemaForm(JobFormSchema, values);
  const draft = useDraft(form, draftName);
  const [seen, setSeen] = useState<Job | null>(null);
  const { step, getHref, open } = useJobStep();
  const steps = readSteps(useWatch({ control: form.control }), employers !== null);
  const frame = useRef<HTMLDivElement>(null);
  const { save, submit } = useSave(props, form, draft.discard, frame);
  useStepOfErrors(form, step, open);
  const problems = findOntarioProblems(writtenJob(form.getValues()));
  const isComplete = problems.length === 0 && steps.every(({ missing }) => missing.length === 0);
  const onSelectField = (field: OntarioField) => {
    open(findStepOf(field));
    form.setFocus(field);
  };
  const actions = (
    <PublishActions
      saveLabel={props.saveLabel}
      publishing={publishing}
      isSaving={form.formState.isSubmitting}
      isReady={isComplete && step === 'review'}
      onSave={() => submit('save')}
      onPublish={() => submit('publish')}
      onPreview={() => setSeen(buildPreview(form.getValues(), employer))}
    />
  );
  return (
    <>
      {seen && <JobPreview onClose={() => setSeen(null)}>{preview(seen)}</JobPreview>}
      <div ref={frame} hidden={seen !== null}>
        {props.header(actions, draft.state === 'none' ? null : <SaveState draft={draft} />)}
        {props.notices}
        <div className={css.editor}>
          <StepList steps={steps} current={step} getHref={getHref} onOpen={open} />
          <div className={css.form}>
            <RestoredNote draft={draft} text={props.restoredText} onStartAgain={() => form.reset(values)} />
            <Form form={form} onSubmit={save} onSelectField={(name) => open(findStepOf(name))}>
              <FormSteps
                {...{ form, employers, steps, step, getHref, open, problems, onSelectField }}
                jobId={props.jobId}
                note={props.publishNote}
              />
            </Form>
          </div>
          <Aside {...{ form, employer, employers, problems, onSelectField }} onFixed={draft.save} />
        </div>
      </div>
    </>
  );
}

interface AsideProps extends ComponentProps<typeof PlainCheck> {
  readonly employer: Employer;
  readonly employers: readonly OrganisationChoice[] | null;
}

function Aside({ employer, employers, ...check }: AsideProps) {
  const t = useT();
  return (
    <aside className={css.aside} aria-label={t('jobs.plainLanguage.title')}>
      <LivePreview control={check.form.control} employer={employer} employers={employers} />
      <PlainCheck {...check} />
    </aside>
  );
}

/** Submits the form with what follows: nothing, or publishing. */
function useSave(
  { onSave }: JobFormProps,
  form: JobFormOf,
  discardDraft: () => void,
  frame: React.RefObject<HTMLDivElement | null>,
) {
  const intent = useRef<SaveIntent>('save');
  const save = async (job: NewJob, sent: JobFormValues) => {
    const wanted = intent.current;
    intent.current = 'save';
    if (wanted === 'publish') checkPublishing(job);
    await onSave(job, wanted);
    discardDraft();
    form.reset(sent);
  };
  const submit = (wanted: SaveIntent) => {
    intent.current = wanted;
    frame.current?.querySelector('form')?.requestSubmit();
  };
  return { save, submit };
}

/** After a refused submission, opens the first step with an error unless the open one has some. */
function useStepOfErrors(form: JobFormOf, step: StepName, open: (step: StepName) => void): void {
  const { submitCount, errors, isSubmitting } = form.formState;
  const latest = useRef({ step, open });
  useEffect(() => {
    latest.current = { step, open };
  });
  const failed = Object.keys(errors).join(' ');
  useEffect(() => {
    if (submitCount === 0 || isSubmitting || failed === '') return;
    const steps = failed.split(' ').map(findStepOf);
    const [first] = steps;
    // After this render, because opening a step renders at once.
    if (first && !steps.includes(latest.current.step)) queueMicrotask(() => latest.current.open(first));
  }, [submitCount, isSubmitting, failed]);
}

/**
 * Applies the server's publishing rules before saving.
 * @throws ApiError with the fields that keep the job from being published
 */
function checkPublishing(job: NewJob): void {
  const isPast = isPastClosing(job.closes_on, new Date());
  const code = isPast ? 'closing_day_past' : 'posting_incomplete';
  const fields = isPast ? [{ field: 'closes_on', code }] : findOntarioProblems(job);
  if (fields.length > 0) throw new ApiError(409, { code, fields });
}
