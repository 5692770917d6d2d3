import { useT } from '#web/lib/i18n.ts';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { CheckField } from './check-field.tsx';
import { FormSection } from './form-section.tsx';
import type { JobControl } from './values.ts';

const facts = [
  'sensory_environment',
  'noise',
  'lighting',
  'meetings_per_week',
  'communication',
  'schedule',
  'accommodations',
] as const;

/** The work environment and the accommodations contact. */
export function EnvironmentSection({ control }: { readonly control: JobControl }) {
  const t = useT();
  return (
    <FormSection name="environment">
      {facts.map((fact) => (
        <FormField key={fact} control={control} name={`inclusion.${fact}`} label={t(`jobs.form.environment.${fact}`)}>
          {(field) => <TextField {...field} hint={t(`jobs.form.environment.${fact}Hint`)} isOptional />}
        </FormField>
      ))}
      <CheckField control={control} name="inclusion.buddy" label={t('jobs.form.environment.buddy')} />
      <FormField control={control} name="adjustments_contact" label={t('jobs.form.contact')}>
        {(field) => <TextField {...field} hint={t('jobs.form.contactHint')} isOptional />}
      </FormField>
    </FormSection>
  );
}
