import { ConfidenceMark } from '#web/features/seekers/resume/parse-notes.tsx';
import { useT } from '#web/lib/texts/i18n.ts';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import type { PartProps } from './profile-control.ts';

export function AboutPart({ control }: PartProps) {
  const t = useT();
  return (
    <>
      <div>
        <FormField control={control} name="headline" label={t('seekers.profile.fields.headline')}>
          {(field) => <TextField {...field} hint={t('seekers.profile.fields.headlineHint')} isOptional />}
        </FormField>
        <ConfidenceMark name="headline" />
      </div>
      <div>
        <FormField control={control} name="summary" label={t('seekers.profile.fields.summary')}>
          {(field) => (
            <TextArea {...field} hint={t('seekers.profile.fields.summaryHint')} isOptional rows={6} max={4000} />
          )}
        </FormField>
        <ConfidenceMark name="summary" />
      </div>
    </>
  );
}
