import { useT } from '#web/lib/texts/i18n.ts';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import type { DraftControl } from './control.ts';

interface TermFieldsProps {
  readonly control: DraftControl;
  readonly hidesAccommodations: boolean;
}

export function TermFields({ control, hidesAccommodations }: TermFieldsProps) {
  const t = useT();
  return (
    <CardSection title={t('offers.form.termsTitle')} gap="wide">
      <FormField control={control} name="terms.title" label={t('offers.form.title')}>
        {(field) => <TextField {...field} maxLength={200} />}
      </FormField>
      <FormField control={control} name="terms.start_on" label={t('offers.form.start')}>
        {(field) => <DayField {...field} />}
      </FormField>
      <FormField control={control} name="terms.answer_by" label={t('offers.form.answerBy')}>
        {(field) => <DayField {...field} hint={t('offers.form.answerByHint')} />}
      </FormField>
      <FormField control={control} name="terms.hours" label={t('offers.form.hours')}>
        {(field) => <TextField {...field} maxLength={200} hint={t('offers.form.hoursHint')} />}
      </FormField>
      <FormField control={control} name="terms.location" label={t('offers.form.location')}>
        {(field) => <TextField {...field} maxLength={300} />}
      </FormField>
      <FormField control={control} name="terms.accommodations" label={t('offers.form.accommodations')}>
        {(field) => (
          <TextArea
            {...field}
            value={field.value ?? ''}
            onChange={(text) => field.onChange(text === '' && hidesAccommodations ? null : text)}
            rows={3}
            max={1000}
            hint={t(hidesAccommodations ? 'offers.form.accommodationsHidden' : 'offers.form.accommodationsHint')}
          />
        )}
      </FormField>
    </CardSection>
  );
}

interface DayFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
  readonly hint?: string;
}

/** A date; null while it is empty. */
function DayField({ value, onChange, ...rest }: DayFieldProps) {
  return (
    <TextField {...rest} type="date" value={value ?? ''} onChange={(text) => onChange(text === '' ? null : text)} />
  );
}
