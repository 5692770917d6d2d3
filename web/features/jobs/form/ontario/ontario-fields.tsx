import { useWatch } from 'react-hook-form';
import { isInOntario } from '#domain/features/jobs/posting/ontario-posting.ts';
import { yesNo } from '#domain/features/jobs/posting/screening-question.ts';
import css from '#web/features/jobs/form/job-form.module.css';
import type { JobControl } from '#web/features/jobs/form/values.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Select } from '#web/ui/field/choice/select.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';

/** What only job postings in Ontario must state. */
export function OntarioFields({ control }: { readonly control: JobControl }) {
  const t = useT();
  const place = useWatch({ control, name: 'place' });
  if (!isInOntario(place)) return null;
  return (
    <>
      <p className={css.hint}>{t('jobs.form.ontario.why')}</p>
      <div className={css.pair}>
        <StatementField
          control={control}
          name="is_existing_vacancy"
          label={t('jobs.form.ontario.vacancy')}
          hint={t('jobs.form.ontario.vacancyHint')}
        />
        <StatementField
          control={control}
          name="uses_ai_screening"
          label={t('jobs.form.ontario.ai')}
          hint={t('jobs.form.ontario.aiHint')}
        />
      </div>
    </>
  );
}

interface StatementFieldProps {
  readonly control: JobControl;
  readonly name: 'is_existing_vacancy' | 'uses_ai_screening';
  readonly label: string;
  readonly hint: string;
}

function StatementField({ control, name, label, hint }: StatementFieldProps) {
  const t = useT();
  return (
    <FormField control={control} name={name} label={label}>
      {({ value, onChange, ...field }) => (
        <Select
          {...field}
          hint={hint}
          value={typeof value === 'boolean' ? toAnswer(value) : null}
          onChange={(answer) => onChange(answer === 'yes')}
          choices={yesNo.map((answer) => ({ value: answer, label: t(`common.labels.${answer}`) }))}
        />
      )}
    </FormField>
  );
}

function toAnswer(isTrue: boolean): (typeof yesNo)[number] {
  return isTrue ? 'yes' : 'no';
}
