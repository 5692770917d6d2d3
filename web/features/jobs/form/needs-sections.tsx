import { useT } from '#web/lib/i18n.ts';
import { NumberField } from '#web/ui/field/number-field.tsx';
import { Select } from '#web/ui/field/select.tsx';
import { TextArea } from '#web/ui/field/text-area.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { FormSection } from './form-section.tsx';
import css from './job-form.module.css';
import { TermsField } from './terms-field.tsx';
import type { JobControl } from './values.ts';

interface SectionProps {
  readonly control: JobControl;
}

const educationRanks = [0, 1, 2, 3, 4, 5] as const;
const managementRanks = [1, 2, 3, 4, 5] as const;

/** What the match is counted from: only what the person must have. */
export function NeedsSection({ control }: SectionProps) {
  const t = useT();
  return (
    <FormSection name="needs">
      <TermsField
        control={control}
        name="skills"
        kind="skill"
        label={t('jobForm.skills')}
        hint={t('jobForm.skillsHint')}
      />
      <TermsField
        control={control}
        name="certifications"
        kind="certification"
        label={t('jobForm.certifications')}
        hint={t('jobForm.certificationsHint')}
      />
      <Levels control={control} />
      <TermsField
        control={control}
        name="titles"
        kind="title"
        label={t('jobForm.titles')}
        hint={t('jobForm.titlesHint')}
      />
      <TermsField
        control={control}
        name="industries"
        kind="industry"
        label={t('jobForm.industries')}
        hint={t('jobForm.industriesHint')}
      />
      <FormField control={control} name="requirements" label={t('jobForm.requirements')}>
        {(field) => <TextArea {...field} hint={t('jobForm.requirementsHint')} isOptional rows={4} />}
      </FormField>
    </FormSection>
  );
}

function Levels({ control }: SectionProps) {
  const t = useT();
  const noMatter = { value: 'any', label: t('jobForm.noLevel') };
  return (
    <div className={css.pair}>
      <FormField control={control} name="experience_min" label={t('jobForm.experienceMin')}>
        {(field) => <NumberField {...field} isOptional minValue={0} maxValue={60} />}
      </FormField>
      <FormField control={control} name="experience_max" label={t('jobForm.experienceMax')}>
        {(field) => <NumberField {...field} isOptional minValue={0} maxValue={60} />}
      </FormField>
      <FormField control={control} name="education_level" label={t('jobForm.education')}>
        {({ value, onChange, ...field }) => (
          <Select
            {...field}
            value={value || 'any'}
            onChange={(rank) => onChange(rank === 'any' ? '' : rank)}
            choices={[
              noMatter,
              ...educationRanks.map((rank) => ({ value: String(rank), label: t(`job.education.levels.${rank}`) })),
            ]}
          />
        )}
      </FormField>
      <FormField control={control} name="management_level" label={t('jobForm.management')}>
        {({ value, onChange, ...field }) => (
          <Select
            {...field}
            value={value || 'any'}
            onChange={(rank) => onChange(rank === 'any' ? '' : rank)}
            choices={[
              noMatter,
              ...managementRanks.map((rank) => ({ value: String(rank), label: t(`job.management.levels.${rank}`) })),
            ]}
          />
        )}
      </FormField>
    </div>
  );
}

/** Apart from the essential: it never lowers a match. */
export function NiceSection({ control }: SectionProps) {
  const t = useT();
  return (
    <FormSection name="nice">
      <TermsField
        control={control}
        name="nice_skills"
        kind="skill"
        label={t('jobForm.niceSkills')}
        hint={t('jobForm.niceSkillsHint')}
      />
    </FormSection>
  );
}
