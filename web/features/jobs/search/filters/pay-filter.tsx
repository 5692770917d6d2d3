import { useState } from 'react';
import { type PayCurrency, payCurrencies, payLimits } from '#domain/features/jobs/search/search-choices.ts';
import type { JobSearch } from '#web/features/jobs/search/search-address.ts';
import { useAppliedText } from '#web/lib/hooks/use-applied-text.ts';
import { formatNumber } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Select } from '#web/ui/field/choice/select.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';

interface PayFilterProps {
  readonly search: JobSearch;
  /** The currency of the searched place. */
  readonly localCurrency: PayCurrency;
  readonly onChange: (change: Partial<JobSearch>) => void;
}

/** Minimum yearly pay, exactly as typed. Applies on Enter or when the field loses the focus. */
export function PayFilter({ search, localCurrency, onChange }: PayFilterProps) {
  const t = useT();
  const applied = search.pay === null ? '' : formatNumber(search.pay);
  const { text, setText, markApplied } = useAppliedText(applied);
  const [isInvalid, setInvalid] = useState(false);
  const currency = search.currency ?? localCurrency;
  const apply = () => {
    const pay = parsePay(text);
    setInvalid(pay === undefined);
    if (pay === undefined || pay === search.pay) return;
    markApplied(pay === null ? '' : formatNumber(pay));
    onChange({ pay, currency });
  };
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <TextField
          label={t('jobs.search.filters.pay')}
          hint={t('jobs.search.filters.payHint', { currency })}
          error={isInvalid ? t('jobs.search.filters.payInvalid') : undefined}
          isOptional="unmarked"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={text}
          onChange={setText}
          onBlur={apply}
        />
      </form>
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

/** "90000", "$90,000", "90 000" or "90k"; null for an empty text, undefined for one that is no amount. */
export function parsePay(text: string): number | null | undefined {
  const plain = text.replace(/[\s$,'’\u00a0\u202f]|CA|US|CAD|USD/gi, '');
  if (plain === '') return null;
  const [, digits, thousands] = /^(\d{1,7}(?:\.\d{1,2})?)(k?)$/i.exec(plain) ?? [];
  if (digits === undefined) return undefined;
  const pay = Math.round(Number(digits) * (thousands ? 1000 : 1));
  return pay >= payLimits.min && pay <= payLimits.max ? pay : undefined;
}
