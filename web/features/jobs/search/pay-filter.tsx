import { useState } from 'react';
import { type PayCurrency, payCurrencies, payLimits } from '#domain/features/jobs/search-choices.ts';
import { useT } from '#web/lib/i18n.ts';
import { Select } from '#web/ui/field/choice/select.tsx';
import { NumberField } from '#web/ui/field/text/number-field.tsx';
import type { JobSearch } from './search-address.ts';

interface PayFilterProps {
  readonly search: JobSearch;
  readonly onChange: (change: Partial<JobSearch>) => void;
}

/** Minimum yearly pay. Applies on blur, not while typing. */
export function PayFilter({ search, onChange }: PayFilterProps) {
  const t = useT();
  const [pay, setPay] = useState(search.pay);
  const [shown, setShown] = useState(search.pay);
  if (shown !== search.pay) {
    setShown(search.pay);
    setPay(search.pay);
  }
  const currency = search.currency ?? payCurrencies[0];
  return (
    <>
      <NumberField
        label={t('jobs.search.filters.pay')}
        hint={t('jobs.search.filters.payHint', { currency })}
        isOptional="unmarked"
        value={pay}
        onChange={setPay}
        onBlur={() => pay !== search.pay && onChange({ pay, currency })}
        minValue={payLimits.min}
        maxValue={payLimits.max}
        step={1000}
        formatOptions={{ maximumFractionDigits: 0 }}
      />
      {search.pay !== null && (
        <Select<PayCurrency>
          label={t('jobs.search.filters.currency')}
          isOptional="unmarked"
          value={currency}
          onChange={(chosen) => onChange({ currency: chosen })}
          choices={payCurrencies.map((value) => ({ value, label: value }))}
        />
      )}
    </>
  );
}
