import { ConfidenceMark } from '#web/features/seekers/resume/parse-notes.tsx';
import { useT } from '#web/lib/texts/i18n.ts';
import { CountryField } from '#web/ui/field/choice/country-field.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import type { PartProps } from './profile-control.ts';

export function ContactPart({ control }: PartProps) {
  const t = useT();
  return (
    <>
      <div>
        <FormField control={control} name="phone" label={t('seekers.profile.fields.phone')}>
          {(field) => (
            <TextField
              {...field}
              hint={t('seekers.profile.fields.phoneHint')}
              isOptional
              type="tel"
              autoComplete="tel"
            />
          )}
        </FormField>
        <ConfidenceMark name="phone" />
      </div>
      <div>
        <FormField control={control} name="city" label={t('seekers.profile.fields.city')}>
          {(field) => <TextField {...field} isOptional autoComplete="address-level2" />}
        </FormField>
        <ConfidenceMark name="city" />
      </div>
      <FormField control={control} name="region" label={t('seekers.profile.fields.region')}>
        {(field) => (
          <TextField
            {...field}
            hint={t('seekers.profile.fields.regionHint')}
            isOptional
            autoComplete="address-level1"
          />
        )}
      </FormField>
      <FormField control={control} name="country" label={t('seekers.profile.fields.country')}>
        {(field) => <CountryField {...field} />}
      </FormField>
    </>
  );
}
