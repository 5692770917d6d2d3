import css from '#web/features/jobs/form/job-form.module.css';
import type { JobControl } from '#web/features/jobs/form/values.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { CheckField } from './check-field.tsx';
import { FactField } from './fact-field.tsx';

const choiceFacts = ['noise', 'lighting', 'meetings_per_week', 'communication'] as const;
const textFacts = ['schedule', 'sensory_environment', 'accommodations'] as const;

/** The work environment and the accommodations contact. */
export function WorkplaceFields({ control }: { readonly control: JobControl }) {
  const t = useT();
  return (
    <>
      {choiceFacts.map((fact) => (
        <FactField key={fact} control={control} fact={fact} />
      ))}
      <div className={css.pair}>
        {textFacts.map((fact) => (
          <FormField key={fact} control={control} name={`inclusion.${fact}`} label={t(`jobs.form.environment.${fact}`)}>
            {(field) => <TextField {...field} placeholder={t(`jobs.form.environment.${fact}Hint`)} isOptional />}
          </FormField>
        ))}
        <FormField control={control} name="adjustments_contact" label={t('jobs.form.contact')}>
          {(field) => <TextField {...field} placeholder={t('jobs.form.contactHint')} isOptional />}
        </FormField>
      </div>
      <CheckField control={control} name="inclusion.buddy" label={t('jobs.form.environment.buddy')} />
    </>
  );
}
