import { languageNames, languages } from '#domain/phrases/phrases.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Select } from '#web/ui/field/choice/select.tsx';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import type { DraftControl } from './control.ts';

export function LetterFields({ control }: { readonly control: DraftControl }) {
  const t = useT();
  return (
    <CardSection title={t('offers.form.letterTitle')} gap="wide">
      <FormField control={control} name="letter" label={t('offers.form.letter')}>
        {(field) => <TextArea {...field} rows={12} max={6000} hint={t('offers.form.letterHint')} />}
      </FormField>
      <FormField control={control} name="letter_language" label={t('offers.form.letterLanguage')}>
        {({ value = 'en', ...field }) => (
          <Select
            {...field}
            hint={t('offers.form.letterLanguageHint')}
            value={value}
            choices={languages.map((language) => ({ value: language, label: languageNames[language] }))}
          />
        )}
      </FormField>
    </CardSection>
  );
}
