import { useT } from '#web/lib/texts/i18n.ts';
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
    </CardSection>
  );
}
