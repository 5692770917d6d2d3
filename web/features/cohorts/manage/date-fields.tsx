import type { Control } from 'react-hook-form';
import { useT } from '#web/lib/texts/i18n.ts';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import type { CohortForm } from './cohort-form.ts';

/** Name and dates of a class. */
export function DateFields({ control }: { readonly control: Control<CohortForm, unknown, CohortForm> }) {
  const t = useT();
  return (
    <>
      <FormField control={control} name="name" label={t('cohorts.fields.name')}>
        {(field) => <TextField {...field} hint={t('cohorts.fields.nameHint')} maxLength={120} />}
      </FormField>
      <FormField control={control} name="starts_on" label={t('cohorts.fields.startsOn')}>
        {(field) => <TextField {...field} type="date" />}
      </FormField>
      <FormField control={control} name="ends_on" label={t('cohorts.fields.endsOn')}>
        {(field) => <TextField {...field} type="date" />}
      </FormField>
    </>
  );
}
