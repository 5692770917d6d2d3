import { useFieldArray, useWatch } from 'react-hook-form';
import { useT } from '#web/lib/texts/i18n.ts';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import css from './entry-list.module.css';
import { EntryList } from './entry-list.tsx';
import { LevelField } from './level-field.tsx';
import { MonthField } from './month-field.tsx';
import type { PartProps } from './profile-control.ts';
import { TermField } from './term-field.tsx';

const blank = { title: '', employer: '', start: '', end: '', text: '' };

export function ExperiencePart({ control }: PartProps) {
  const t = useT();
  const { fields, append, remove, insert } = useFieldArray({ control, name: 'experience' });
  const entries = useWatch({ control, name: 'experience' });
  const takeOut = (index: number) => {
    const entry = entries[index] ?? blank;
    remove(index);
    return () => insert(index, entry);
  };
  return (
    <>
      <EntryList
        path="experience"
        ids={fields.map(({ id }) => id)}
        nameOf={(index) => entries[index]?.title || t('seekers.profile.entries.job', { number: index + 1 })}
        addLabel={t('seekers.profile.entries.addJob')}
        onAdd={() => append(blank)}
        onRemove={takeOut}
      >
        {(index) => <Job control={control} index={index} />}
      </EntryList>
      <FormField control={control} name="titles" label={t('seekers.profile.fields.titles')}>
        {(field) => <TermField {...field} kind="title" hint={t('seekers.profile.fields.titlesHint')} />}
      </FormField>
      <FormField control={control} name="industries" label={t('seekers.profile.fields.industries')}>
        {(field) => <TermField {...field} kind="industry" hint={t('seekers.profile.fields.industriesHint')} />}
      </FormField>
      <FormField control={control} name="management_level" label={t('seekers.profile.fields.managementLevel')}>
        {(field) => <LevelField {...field} list="management" />}
      </FormField>
    </>
  );
}

function Job({ control, index }: PartProps & { readonly index: number }) {
  const t = useT();
  return (
    <>
      <FormField control={control} name={`experience.${index}.title`} label={t('seekers.profile.fields.jobTitle')}>
        {(field) => <TextField {...field} isOptional="unmarked" />}
      </FormField>
      <FormField control={control} name={`experience.${index}.employer`} label={t('seekers.profile.fields.employer')}>
        {(field) => <TextField {...field} isOptional />}
      </FormField>
      <div className={css.dates}>
        <FormField control={control} name={`experience.${index}.start`} label={t('seekers.profile.fields.start')}>
          {(field) => <MonthField {...field} />}
        </FormField>
        <FormField control={control} name={`experience.${index}.end`} label={t('seekers.profile.fields.end')}>
          {(field) => <MonthField {...field} hint={t('seekers.profile.fields.endHint')} />}
        </FormField>
      </div>
      <FormField control={control} name={`experience.${index}.text`} label={t('seekers.profile.fields.text')}>
        {(field) => <TextArea {...field} isOptional rows={4} max={8000} />}
      </FormField>
    </>
  );
}
