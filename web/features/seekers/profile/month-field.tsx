import { useState } from 'react';
import { languageTags } from '#domain/phrases/phrases.ts';
import { getCurrentLanguage, useT } from '#web/lib/texts/i18n.ts';
import { Select } from '#web/ui/field/choice/select.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import type { BoundField } from '#web/ui/form/form-field.tsx';
import css from './month-field.module.css';

interface MonthFieldProps extends BoundField<string> {
  readonly hint?: string;
}

const none = '-';

/** A month and year, or only a year: `2024-03`, `2024`, or empty. */
export function MonthField({ name, label, hint, value, onChange, onBlur, error, ref }: MonthFieldProps) {
  const t = useT();
  const [year = '', kept] = value.split('-');
  // A month selected before its year is kept until the year is set.
  const [waiting, setWaiting] = useState('');
  const month = kept ?? (year === '' ? waiting : '');
  const change = (nextYear: string, nextMonth: string) => {
    setWaiting(nextMonth);
    onChange(nextYear !== '' && nextMonth !== '' ? `${nextYear}-${nextMonth}` : nextYear);
  };
  return (
    <fieldset className={css.field}>
      <legend className={css.legend}>
        {label} <span className={css.optional}>({t('common.labels.optional')})</span>
      </legend>
      {hint && <p className={css.hint}>{hint}</p>}
      <div className={css.pair}>
        <Select
          label={t('seekers.profile.fields.month')}
          isOptional="unmarked"
          value={month || none}
          onChange={(next) => change(year, next === none ? '' : next)}
          choices={[{ value: none, label: t('seekers.profile.fields.noMonth') }, ...months()]}
        />
        <TextField
          ref={ref}
          name={name}
          label={t('seekers.profile.fields.year')}
          isOptional="unmarked"
          inputMode="numeric"
          maxLength={4}
          value={year}
          onChange={(next) => change(next.trim(), month)}
          onBlur={onBlur}
          error={error}
        />
      </div>
    </fieldset>
  );
}

function months() {
  const format = new Intl.DateTimeFormat(languageTags[getCurrentLanguage()], { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1).padStart(2, '0'),
    label: format.format(new Date(Date.UTC(2024, index, 1))),
  }));
}
