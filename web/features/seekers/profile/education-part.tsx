import { useFieldArray, useWatch } from 'react-hook-form';
import { useT } from '#web/lib/texts/i18n.ts';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import css from './entry-list.module.css';
import { EntryList } from './entry-list.tsx';
import { LevelField } from './level-field.tsx';
import { MonthField } from './month-field.tsx';
import type { PartProps } from './profile-control.ts';

const blank = { school: '', degree: '', field: '', start: '', end: '' };

export function EducationPart({ control }: PartProps) {
  const t = useT();
  const { fields, append, remove, insert } = useFieldArray({ control, name: 'education' });
  const entries = useWatch({ control, name: 'education' });
  const getName = (index: number) =>
    entries[index]?.degree || entries[index]?.school || t('seekers.profile.entries.study', { number: index + 1 });
  const takeOut = (index: number) => {
    const entry = entries[index] ?? blank;
    remove(index);
    return () => insert(index, entry);
  };
  return (
    <>
      <FormField control={control} name="education_level" label={t('seekers.profile.fields.educationLevel')}>
        {(field) => <LevelField {...field} list="education" />}
      </FormField>
      <EntryList
        path="education"
        ids={fields.map(({ id }) => id)}
        nameOf={getName}
        addLabel={t('seekers.profile.entries.addStudy')}
        onAdd={() => append(blank)}
        onRemove={takeOut}
      >
        {(index) => <Study control={control} index={index} />}
      </EntryList>
    </>
  );
}

function Study({ control, index }: PartProps & { readonly index: number }) {
  const t = useT();
  return (
    <>
      <FormField control={control} name={`education.${index}.degree`} label={t('seekers.profile.fields.degree')}>
        {(field) => <TextField {...field} isOptional="unmarked" />}
      </FormField>
      <FormField control={control} name={`education.${index}.field`} label={t('seekers.profile.fields.studyField')}>
        {(field) => <TextField {...field} isOptional />}
      </FormField>
      <FormField control={control} name={`education.${index}.school`} label={t('seekers.profile.fields.school')}>
        {(field) => <TextField {...field} isOptional />}
      </FormField>
      <div className={css.dates}>
        <FormField control={control} name={`education.${index}.start`} label={t('seekers.profile.fields.start')}>
          {(field) => <MonthField {...field} />}
        </FormField>
        <FormField control={control} name={`education.${index}.end`} label={t('seekers.profile.fields.end')}>
          {(field) => <MonthField {...field} hint={t('seekers.profile.fields.studyEndHint')} />}
        </FormField>
      </div>
    </>
  );
}
