import { MATCH_PARTS } from '#domain/features/matching/score/parts.ts';
import css from '#web/features/jobs/form/job-form.module.css';
import type { JobControl } from '#web/features/jobs/form/values.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { CheckboxGroup } from '#web/ui/field/choice/checkbox-group.tsx';
import type { Choice } from '#web/ui/field/choice/radio-group.tsx';
import { Select } from '#web/ui/field/choice/select.tsx';
import { NumberField } from '#web/ui/field/text/number-field.tsx';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { TermsField } from './terms-field.tsx';

interface FieldsProps {
  readonly control: JobControl;
}

const educationRanks = [0, 1, 2, 3, 4, 5] as const;
const managementRanks = [1, 2, 3, 4, 5] as const;

/** What the job asks for. The match uses the essential skills; nice-to-have ones never lower it. */
export function RequirementsFields({ control }: FieldsProps) {
  const t = useT();
  return (
    <>
      <div className={css.pair}>
        <TermsField control={control} name="skills" />
        <TermsField control={control} name="nice_skills" />
      </div>
      <Levels control={control} />
      <div className={css.pair}>
        <TermsField control={control} name="certifications" />
        <FormField control={control} name="requirements" label={t('jobs.form.requirements')}>
          {(field) => <TextArea {...field} hint={t('jobs.form.requirementsHint')} isOptional rows={2} />}
        </FormField>
      </div>
      <details className={css.more}>
        <summary>{t('jobs.form.moreRequirements')}</summary>
        <div className={css.section}>
          <div className={css.pair}>
            <TermsField control={control} name="titles" />
            <TermsField control={control} name="industries" />
          </div>
          <NoneRequired control={control} />
        </div>
      </details>
    </>
  );
}

/** Every job has a title, so that this part is never without a requirement. */
const partsWithoutRequirements = MATCH_PARTS.filter((part) => part !== 'JobTitles');

/** Parts for which the job requires nothing; an empty part alone is unknown and does not count. */
function NoneRequired({ control }: FieldsProps) {
  const t = useT();
  return (
    <FormField control={control} name="none_required" label={t('jobs.form.noneRequired')}>
      {({ value = [], ...field }) => (
        <CheckboxGroup
          {...field}
          isOptional
          hint={t('jobs.form.noneRequiredHint')}
          variant="row"
          value={value}
          choices={partsWithoutRequirements.map((part) => ({ value: part, label: t(`matching.parts.${part}`) }))}
        />
      )}
    </FormField>
  );
}

function Levels({ control }: FieldsProps) {
  const t = useT();
  return (
    <div className={css.pair}>
      <FormField control={control} name="experience_min" label={t('jobs.form.experienceMin')}>
        {(field) => <NumberField {...field} isOptional minValue={0} maxValue={60} />}
      </FormField>
      <FormField control={control} name="experience_max" label={t('jobs.form.experienceMax')}>
        {(field) => <NumberField {...field} isOptional minValue={0} maxValue={60} />}
      </FormField>
      <LevelField
        control={control}
        name="education_level"
        label={t('jobs.form.education')}
        levels={educationRanks.map((rank) => ({
          value: String(rank),
          label: t(`jobs.detail.education.levels.${rank}`),
        }))}
      />
      <LevelField
        control={control}
        name="management_level"
        label={t('jobs.form.management')}
        levels={managementRanks.map((rank) => ({
          value: String(rank),
          label: t(`jobs.detail.management.levels.${rank}`),
        }))}
      />
    </div>
  );
}

interface LevelFieldProps extends FieldsProps {
  readonly name: 'education_level' | 'management_level';
  readonly label: string;
  readonly levels: readonly Choice[];
}

function LevelField({ control, name, label, levels }: LevelFieldProps) {
  const t = useT();
  return (
    <FormField control={control} name={name} label={label}>
      {({ value, onChange, ...field }) => (
        <Select
          {...field}
          value={value || 'any'}
          onChange={(rank) => onChange(rank === 'any' ? '' : rank)}
          choices={[{ value: 'any', label: t('jobs.form.noLevel') }, ...levels]}
        />
      )}
    </FormField>
  );
}
