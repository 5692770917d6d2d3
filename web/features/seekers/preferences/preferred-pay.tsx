import { salaryPeriods } from '#domain/features/jobs/choices.ts';
import { payCurrencies } from '#domain/features/jobs/search/search-choices.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Select } from '#web/ui/field/choice/select.tsx';
import { NumberField } from '#web/ui/field/text/number-field.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import type { PreferencesControl } from './preferred-locations.tsx';
import css from './preferred-pay.module.css';

/** The minimum pay: amount, currency, and period. */
export function PayFields({ control }: { readonly control: PreferencesControl }) {
  const t = useT();
  return (
    <div className={css.pay}>
      <FormField control={control} name="pay.min" label={t('seekers.preferences.pay')}>
        {(field) => (
          <NumberField
            {...field}
            hint={t('seekers.preferences.payHint')}
            isOptional
            minValue={0}
            maxValue={9_999_999}
            formatOptions={{ maximumFractionDigits: 0 }}
          />
        )}
      </FormField>
      <FormField control={control} name="pay.currency" label={t('seekers.preferences.currency')}>
        {(field) => (
          <Select
            {...field}
            isOptional="unmarked"
            choices={[...new Set([...payCurrencies, field.value])].map((value) => ({ value, label: value }))}
          />
        )}
      </FormField>
      <FormField control={control} name="pay.period" label={t('seekers.preferences.period')}>
        {(field) => (
          <Select
            {...field}
            isOptional="unmarked"
            choices={salaryPeriods.map((value) => ({ value, label: t(`seekers.preferences.periods.${value}`) }))}
          />
        )}
      </FormField>
    </div>
  );
}
