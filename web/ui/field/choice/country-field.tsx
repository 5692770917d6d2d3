import { useMemo } from 'react';
import { languageTags } from '#domain/phrases/phrases.ts';
import { COUNTRIES } from '#domain/reference/countries.ts';
import { getCurrentLanguage, useT } from '#web/lib/texts/i18n.ts';
import type { BoundField } from '#web/ui/form/form-field.tsx';
import { Select } from './select.tsx';

const preferredCodes = ['US', 'CA'];
const noneValue = '-';

/** A country by its name in the reader's language, stored as its two-letter code. */
export function CountryField({ value, onChange, ...rest }: BoundField<string>) {
  const t = useT();
  const language = languageTags[getCurrentLanguage()];
  const options = useMemo(() => countryChoices(language), [language]);
  const isKnown = value === '' || options.some((choice) => choice.value === value);
  const choices = [{ value: noneValue, label: t('seekers.profile.fields.levelNone') }, ...options];
  return (
    <Select
      {...rest}
      isOptional
      value={value || noneValue}
      onChange={(code) => onChange(code === noneValue ? '' : code)}
      choices={isKnown ? choices : [...choices, { value, label: value }]}
    />
  );
}

/** The countries of most readers first, the rest sorted by name. */
function countryChoices(language: string) {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const all = COUNTRIES.map(({ Code, Name }) => ({ value: Code, label: names.of(Code) ?? Name }));
  const rest = all.filter(({ value }) => !preferredCodes.includes(value));
  const collator = new Intl.Collator(language);
  return [
    ...preferredCodes.flatMap((code) => all.find(({ value }) => value === code) ?? []),
    ...rest.toSorted((a, b) => collator.compare(a.label, b.label)),
  ];
}
