import { salaryPeriods } from '#domain/features/jobs/choices.ts';
import type { Salary } from '#domain/features/jobs/job.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { formatPay } from '#web/lib/texts/pay-text.ts';
import { Select } from '#web/ui/field/choice/select.tsx';
import { NumberField } from '#web/ui/field/text/number-field.tsx';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import type { DraftControl } from './control.ts';

interface PayFieldsProps {
  readonly control: DraftControl;
  /** The posted pay. */
  readonly salary: Salary | null;
}

export function PayFields({ control, salary }: PayFieldsProps) {
  const t = useT();
  return (
    <CardSection title={t('offers.terms.pay')} gap="wide">
      <FormField control={control} name="terms.pay.amount" label={t('offers.form.amount')}>
        {(field) => (
          <NumberField {...field} minValue={0} hint={t('offers.form.posted', { pay: formatPay(t, salary) })} />
        )}
      </FormField>
      <FormField control={control} name="terms.pay.currency" label={t('offers.form.currency')}>
        {(field) => (
          <TextField
            {...field}
            onChange={(text) => field.onChange(text.toUpperCase())}
            maxLength={3}
            hint={t('offers.form.currencyHint')}
          />
        )}
      </FormField>
      <FormField control={control} name="terms.pay.period" label={t('offers.form.period')}>
        {(field) => (
          <Select
            {...field}
            choices={salaryPeriods.map((value) => ({ value, label: t(`jobs.form.periods.${value}`) }))}
          />
        )}
      </FormField>
      <FormField control={control} name="terms.pay_schedule" label={t('offers.form.schedule')}>
        {(field) => <TextField {...field} maxLength={200} hint={t('offers.form.scheduleHint')} />}
      </FormField>
      <FormField control={control} name="terms.pay_reason" label={t('offers.form.payReason')}>
        {(field) => <TextArea {...field} rows={2} max={500} hint={t('offers.form.payReasonHint')} isOptional />}
      </FormField>
    </CardSection>
  );
}
