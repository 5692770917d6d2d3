import { type ReactElement, type Ref, useContext, useEffect } from 'react';
import { type Control, type FieldPath, type FieldPathValue, type FieldValues, useController } from 'react-hook-form';
import { listFieldErrors } from './field-errors.ts';
import { FormLabelsContext } from './form-labels.ts';

/** Props that a field gets from its form. */
export interface BoundField<Value> {
  readonly name: string;
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: each field has a different element; the form only focuses it
  readonly ref: Ref<any>;
}

interface FormFieldProps<Values extends FieldValues, Output, Name extends FieldPath<Values>> {
  readonly control: Control<Values, unknown, Output>;
  readonly name: Name;
  readonly label: string;
  /** Renders the field: `(field) => <TextField {...field} hint="…" />`. */
  readonly children: (field: BoundField<FieldPathValue<Values, Name>>) => ReactElement;
}

/** Connects one field with its form: value, label and error. */
export function FormField<Values extends FieldValues, Output, Name extends FieldPath<Values>>(
  props: FormFieldProps<Values, Output, Name>,
) {
  const { control, name, label, children } = props;
  const labels = useContext(FormLabelsContext);
  const { field, formState } = useController({ control, name });
  useEffect(() => {
    labels.set(name, label);
    return () => {
      labels.delete(name);
    };
  }, [labels, name, label]);
  const error = listFieldErrors(formState.errors, new Map([[name, label]]))[0]?.text;
  return children({ ...field, label, error });
}
