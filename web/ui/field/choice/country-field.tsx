import { useMemo } from 'react';
import { languageTags } from '#domain/phrases/phrases.ts';
import { COUNTRIES } from '#domain/reference/countries.ts';
import { currentLanguage, useT } from '#web/lib/i18n.ts';
import type { Bound } from '#web/ui/form/form-field.tsx';
import { Select } from './select.tsx';

const first = ['US', 'CA'];
const none = '-';

/** A country by its name in the reader's language, kept as its two letters. */
export function CountryField({ value, onChange, ...rest }: Bound<string>) {
  const t = useT();
  const language = languageTags[currentLanguage()];
  const named = useMemo(() => countryChoices(language), [language]);
  const isKnown = value === '' || named.some((choice) => choice.value === value);
  const choices = [{ value: none, label: t('seekers.profile.fields.levelNone') }, ...named];
  return (
    <Select
      {...rest}
      isOptional
      value={value || none}
      onChange={(code) => onChange(code === none ? '' : code)}
      choices={isKnown ? choices : [...choices, { value, label: value }]}
    />
  );
}

/** The countries of most readers first, the rest by name. */
function countryChoices(language: string) {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const all = COUNTRIES.map(({ Code, Name }) => ({ value: Code, label: names.of(Code) ?? Name }));
  const rest = all.filter(({ value }) => !first.includes(value));
  const byName = new Intl.Collator(language);
  return [
    ...first.flatMap((code) => all.find(({ value }) => value === code) ?? []),
    ...rest.toSorted((a, b) => byName.compare(a.label, b.label)),
  ];
}
