import { type ReactNode, useRef, useState } from 'react';
import { isPastClosing } from '#domain/features/jobs/closing-day.ts';
import type { Job } from '#domain/features/jobs/job.ts';
import type { Publishing } from '#domain/features/jobs/lifecycle.ts';
import type { NewJob } from '#domain/features/jobs/new-job.ts';
import type { OrganisationChoice } from '#domain/features/organisations/contract.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { Form } from '#web/ui/form/form.tsx';
import { RestoredNote } from '#web/ui/form/save-state.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { Columns } from '#web/ui/layout/columns.tsx';
import { BasicsSection } from './basics-section.tsx';
import { EnvironmentSection } from './environment-section.tsx';
import { FormBar } from './form-bar.tsx';
import css from './job-form.module.css';
import { JobPreview } from './job-preview.tsx';
import { NeedsSection, NiceSection } from './needs-sections.tsx';
import { PlainCheck } from './plain-check.tsx';
import { previewOf } from './preview-job.ts';
import { QuestionsSection } from './questions-section.tsx';
import { SectionLinks } from './section-links.tsx';
import { StepsSection } from './steps-section.tsx';
import { JobForm as JobFormSchema, type JobFormValues } from './values.ts';
import { DoingSection, LocationSection, PaySection } from './work-sections.tsx';

/** The action after saving. */
export type SaveIntent = 'save' | 'publish';

interface JobFormProps {
  readonly values: JobFormValues;
  /** The draft name: `job:17`. */
  readonly draftName: string;
  readonly employers: readonly OrganisationChoice[] | null;
  readonly saveLabel: string;
  /** How the user can publish the saved draft. */
  readonly publishing: Publishing;
  /** Why the user cannot publish directly. */
  readonly publishNote?: string | undefined;
  readonly onSave: (job: NewJob, intent: SaveIntent) => Promise<unknown>;
  readonly preview: (job: Job) => ReactNode;
  readonly company: string;
  readonly failureTextOf?: (error: unknown) => string | undefined;
}

/** The job form: sections, local draft, explicit save, preview, and plain-language check. */
export function JobForm(props: JobFormProps) {
  const { values, draftName, employers, saveLabel, publishing, onSave, preview, company } = props;
  const t = useT();
  const form = useSchemaForm(JobFormSchema, values);
  const draft = useDraft(form, draftName);
  const intent = useRef<SaveIntent>('save');
  const [seen, setSeen] = useState<Job | null>(null);
  const { control } = form;
  const save = async (job: NewJob) => {
    const wanted = intent.current;
    intent.current = 'save';
    if (wanted === 'publish' && isPastClosing(job.closes_on, new Date())) throw closingDayPast();
    await onSave(job, wanted);
    draft.discard();
    form.reset(form.getValues());
  };
  const aside = (
    <>
      <SectionLinks />
      <PlainCheck control={control} />
    </>
  );
  return (
    <>
      {seen && <JobPreview onClose={() => setSeen(null)}>{preview(seen)}</JobPreview>}
      <div hidden={seen !== null}>
        <Columns aside={aside} asideLabel={t('jobs.plainLanguage.title')}>
          <div className={css.form}>
            <RestoredNote draft={draft} onStartAgain={() => form.reset(values)} />
            <Form form={form} onSubmit={save} {...(props.failureTextOf ? { getErrorText: props.failureTextOf } : {})}>
              <BasicsSection control={control} employers={employers} />
              <LocationSection control={control} />
              <PaySection control={control} />
              <DoingSection control={control} />
              <NeedsSection control={control} />
              <NiceSection control={control} />
              <EnvironmentSection control={control} />
              <StepsSection control={control} />
              <QuestionsSection control={control} />
              <FormBar
                saveLabel={saveLabel}
                publishing={publishing}
                note={props.publishNote}
                isSaving={form.formState.isSubmitting}
                draft={draft}
                onPublish={() => {
                  intent.current = 'publish';
                }}
                onPreview={() => setSeen(previewOf(form.getValues(), company))}
              />
            </Form>
          </div>
        </Columns>
      </div>
    </>
  );
}

/** Applies the server's publishing rules before saving. */
function closingDayPast(): ApiError {
  const code = 'closing_day_past';
  return new ApiError(409, { code, fields: [{ field: 'closes_on', code }] });
}
