import type { FieldPathByValue } from 'react-hook-form';
import type { JobControl, JobFormValues } from '#web/features/jobs/form/values.ts';
import { Checkbox } from '#web/ui/field/choice/checkbox.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';

interface CheckFieldProps {
  readonly control: JobControl;
  readonly name: FieldPathByValue<JobFormValues, boolean>;
  readonly label: string;
}

/** A yes/no fact of the job. */
export function CheckField(props: CheckFieldProps) {
  return (
    <FormField {...props}>
      {({ label, value, error: _error, ...field }) => (
        <Checkbox {...field} isSelected={value}>
          {label}
        </Checkbox>
      )}
    </FormField>
  );
}
