import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '#web/lib/api-error.ts';
import { useUnsavedWork } from '#web/lib/input/unsaved-work.ts';
import { useErrorInTitle } from '#web/lib/navigation/page-title.ts';
import { translateError, translateFieldError } from '#web/lib/texts/error-text.ts';
import { ErrorSummary } from './error-summary.tsx';
import { isRenderedField, listFieldErrors } from './field-errors.ts';
import css from './form.module.css';
import { type FieldLabels, FormLabelsContext } from './form-labels.ts';
import { FormSubmittingContext } from './form-submitting.ts';
import { useSaving } from './use-saving.ts';

interface FormProps<Values extends FieldValues, Output extends FieldValues> {
  readonly form: UseFormReturn<Values, unknown, Output>;
  /**
   * Submits the validated values. Errors it throws are shown: field errors next to their fields, others above the form. `sent` are the
   * values as they were entered, for a form that is reset to them.
   */
  readonly onSubmit: (values: Output, sent: Values) => Promise<unknown>;
  readonly children: ReactNode;
  /** Overrides the text of an error that belongs to no field. */
  readonly getErrorText?: (error: unknown) => string | undefined;
  /** Makes a field visible before it takes the focus from the error summary. */
  readonly onSelectField?: (name: string) => void;
}

/** A form that validates on submit, lists all errors above the fields and keeps the entered values. */
export function Form<Values extends FieldValues, Output extends FieldValues>(props: FormProps<Values, Output>) {
  const { form, onSubmit, children, getErrorText, onSelectField } = props;
  const labels = useRef<FieldLabels>(new Map());
  const [failure, setFailure] = useState<string | null>(null);
  const [submitCount, setSubmitCount] = useState(0);
  const problems = listFieldErrors(form.formState.errors, labels.current);
  useErrorInTitle(problems.length > 0 || failure !== null);
  const saving = useSaving(form);
  useUnsavedWork(form.formState.isDirty && !saving.isSaved);
  const save = async (sent: Values): Promise<boolean> => {
    let isSaved = false;
    const submit = async (values: Output) => {
      setFailure(null);
      try {
        await onSubmit(values, sent);
        isSaved = true;
      } catch (error) {
        const hasGeneralError = setFieldErrors(form, labels.current, error);
        if (hasGeneralError) setFailure(getErrorText?.(error) ?? translateError(error));
      }
    };
    // The answer to the previous submission no longer applies.
    await form.handleSubmit(submit, () => setFailure(null))();
    return isSaved;
  };
  const handleSubmit = async (event: React.FormEvent) => {
    event.preventDefault();
    // Events of a dialog also reach the form that opened it.
    event.stopPropagation();
    await saving.run(save);
    setSubmitCount((count) => count + 1);
  };
  const context = useMemo(() => labels.current, []);
  return (
    <FormLabelsContext value={context}>
      <FormSubmittingContext value={form.formState.isSubmitting}>
        <form noValidate onSubmit={(event) => void handleSubmit(event)} className={css.form}>
          <ErrorSummary
            problems={problems}
            failure={failure}
            submitCount={submitCount}
            onSelect={(name) => {
              onSelectField?.(name);
              form.setFocus(name as Path<Values>);
            }}
          />
          {children}
        </form>
      </FormSubmittingContext>
    </FormLabelsContext>
  );
}

/** Shows the server's field errors at their fields. Returns whether an error remains to be shown above the form. */
function setFieldErrors<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  labels: FieldLabels,
  error: unknown,
): boolean {
  const fields = error instanceof ApiError ? error.fields : [];
  const shown = fields.filter((field) => isRenderedField(field.field, labels));
  for (const field of shown) {
    const name = field.field.replace(/^body\./, '') as Path<Values>;
    form.setError(name, { type: field.code, message: translateFieldError(field) });
  }
  return shown.length === 0 || shown.length < fields.length;
}
