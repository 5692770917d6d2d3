import { type ReactElement, type Ref, useContext, useEffect } from 'react';
import { type Control, type FieldPath, type FieldPathValue, type FieldValues, useController } from 'react-hook-form';
import { FormLabels } from './form-labels.ts';
import { problemsIn } from './problems.ts';

/** What a field of the design system takes from the form. */
export interface Bound<Value> {
  readonly name: string;
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: each field has an element of its own kind; the form only focuses it
  readonly ref: Ref<any>;
}

interface FormFieldProps<Values extends FieldValues, Output, Name extends FieldPath<Values>> {
  readonly control: Control<Values, unknown, Output>;
  readonly name: Name;
  readonly label: string;
  /** Renders the field: `(field) => <TextField {...field} hint="…" />`. */
  readonly children: (field: Bound<FieldPathValue<Values, Name>>) => ReactElement;
}

/** Ties one field to its form: value, label, and the problem to show. */
export function FormField<Values extends FieldValues, Output, Name extends FieldPath<Values>>(
  props: FormFieldProps<Values, Output, Name>,
) {
  const { control, name, label, children } = props;
  const labels = useContext(FormLabels);
  const { field, formState } = useController({ control, name });
  useEffect(() => {
    labels.set(name, label);
    return () => {
      labels.delete(name);
    };
  }, [labels, name, label]);
  const error = problemsIn(formState.errors, new Map([[name, label]]))[0]?.text;
  return children({ ...field, label, error });
}
