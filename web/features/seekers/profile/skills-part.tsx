import type { ReactNode } from 'react';
import { useT } from '#web/lib/texts/i18n.ts';
import { FormField } from '#web/ui/form/form-field.tsx';
import type { PartProps } from './profile-control.ts';
import { SkillDetails } from './skill-details.tsx';
import { TermField } from './term-field.tsx';

interface SkillsPartProps extends PartProps {
  /** Replaces the field for skills. */
  readonly skills?: ReactNode;
}

export function SkillsPart({ control, skills }: SkillsPartProps) {
  const t = useT();
  return (
    <>
      {skills ?? (
        <FormField control={control} name="skills" label={t('seekers.profile.fields.skills')}>
          {(field) => <TermField {...field} kind="skill" hint={t('seekers.profile.fields.skillsHint')} />}
        </FormField>
      )}
      <SkillDetails control={control} />
      <FormField control={control} name="certifications" label={t('seekers.profile.fields.certifications')}>
        {(field) => <TermField {...field} kind="certification" hint={t('seekers.profile.fields.certificationsHint')} />}
      </FormField>
    </>
  );
}
