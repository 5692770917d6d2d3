import { useState } from 'react';
import type { JobControl, JobFormValues } from '#web/features/jobs/form/values.ts';
import { useLocationSuggestions } from '#web/features/matching/queries.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { ComboBox } from '#web/ui/field/choice/combo-box.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';

type Location = JobFormValues['place'];

/** A city, selected from suggestions or typed. */
export function LocationField({ control }: { readonly control: JobControl }) {
  const t = useT();
  return (
    <FormField control={control} name="place" label={t('jobs.form.city')}>
      {({ value, onChange, ...field }) => <Town {...field} value={value} onChange={onChange} />}
    </FormField>
  );
}

interface TownProps {
  readonly name: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly value: Location;
  readonly onChange: (place: Location) => void;
  readonly onBlur: () => void;
}

function Town({ value, onChange, ...field }: TownProps) {
  const t = useT();
  const [typed, setTyped] = useState<string | null>(null);
  const { suggestions, places, state } = useLocationSuggestions(typed ?? '');
  const text = typed ?? [value.city, value.region].filter(Boolean).join(', ');
  const type = (words: string) => {
    setTyped(words);
    if (words !== text) onChange(getTown(words));
  };
  return (
    <ComboBox
      {...field}
      hint={t('jobs.form.cityHint')}
      isOptional
      text={text}
      onTextChange={type}
      suggestions={suggestions}
      state={state}
      onChoose={(choice) => {
        const place = places.find(({ name }) => name === choice.value);
        if (!place) return;
        const { name, ...town } = place;
        setTyped(name);
        onChange(town);
      }}
    />
  );
}

/** Parses typed text: the city, and the region after a comma. */
function getTown(words: string): Location {
  const [city = '', region = ''] = words.split(',').map((part) => part.trim());
  return { city, region, country: '', latitude: null, longitude: null };
}
