import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { CallFailed } from '#web/lib/call-failed.ts';
import { failureText, fieldText } from '#web/lib/failure-text.ts';
import { useProblemInTitle } from '#web/lib/page-title.ts';
import { useUnsavedWork } from '#web/lib/unsaved-work.ts';
import { ErrorSummary } from './error-summary.tsx';
import css from './form.module.css';
import { FormLabels, type Labels } from './form-labels.ts';
import { FormSending } from './form-sending.ts';
import { isFieldOf, problemsIn } from './problems.ts';

interface FormProps<Values extends FieldValues, Output extends FieldValues> {
  readonly form: UseFormReturn<Values, unknown, Output>;
  /** Sends the checked values. What it throws is shown: a failed call's fields beside them, the rest above. */
  readonly onSend: (values: Output) => Promise<unknown>;
  readonly children: ReactNode;
  /** The line for a failure that no field explains; without it the failure's own text. */
  readonly failureTextOf?: (error: unknown) => string | undefined;
}

/** A form: checks on sending, says all problems above in one place, keeps every answer. */
export function Form<Values extends FieldValues, Output extends FieldValues>(props: FormProps<Values, Output>) {
  const { form, onSend, children, failureTextOf } = props;
  const labels = useRef<Labels>(new Map());
  const [failure, setFailure] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const problems = problemsIn(form.formState.errors, labels.current);
  useProblemInTitle(problems.length > 0 || failure !== null);
  const [isSent, setSent] = useState(false);
  useUnsavedWork(form.formState.isDirty && !isSent);
  const send = form.handleSubmit(async (values) => {
    setFailure(null);
    setSent(false);
    try {
      await onSend(values);
      setSent(true);
    } catch (error) {
      const unplaced = placeProblems(form, labels.current, error);
      if (unplaced) setFailure(failureTextOf?.(error) ?? failureText(error));
    }
  });
  const onSubmit = async (event: React.FormEvent) => {
    event.preventDefault();
    await send();
    setTries((count) => count + 1);
  };
  const context = useMemo(() => labels.current, []);
  return (
    <FormLabels value={context}>
      <FormSending value={form.formState.isSubmitting}>
        <form noValidate onSubmit={(event) => void onSubmit(event)} className={css.form}>
          <ErrorSummary
            problems={problems}
            failure={failure}
            tries={tries}
            onGo={(name) => form.setFocus(name as Path<Values>)}
          />
          {children}
        </form>
      </FormSending>
    </FormLabels>
  );
}

/** Puts the server's refusals beside their fields. Answers whether something is left to say above. */
function placeProblems<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  labels: Labels,
  error: unknown,
): boolean {
  const fields = error instanceof CallFailed ? error.fields : [];
  const placed = fields.filter((field) => isFieldOf(field.field, labels));
  for (const field of placed) {
    const name = field.field.replace(/^body\./, '') as Path<Values>;
    form.setError(name, { type: field.code, message: fieldText(field) });
  }
  return placed.length === 0 || placed.length < fields.length;
}
