import { useState } from 'react';
import type { Control } from 'react-hook-form';
import { type Preferences, relocationChoices } from '#domain/features/seekers/preferences.ts';
import { useLocationSuggestions } from '#web/features/matching/queries.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { RadioGroup } from '#web/ui/field/choice/radio-group.tsx';
import { radiusChoices } from '#web/ui/field/choice/radius-choices.ts';
import { Select } from '#web/ui/field/choice/select.tsx';
import { TokenField } from '#web/ui/field/choice/token-field.tsx';
import { type BoundField, FormField } from '#web/ui/form/form-field.tsx';

/** The control of the preferences form. */
export type PreferencesControl = Control<Preferences, unknown, Preferences>;

interface FieldsProps {
  readonly control: PreferencesControl;
}

/** Preferred locations, radius, and relocation. */
export function LocationFields({ control }: FieldsProps) {
  const t = useT();
  const unsaid = { value: 'unsaid' as const, label: t('seekers.preferences.relocations.unsaid') };
  return (
    <>
      <FormField control={control} name="places" label={t('seekers.preferences.locations')}>
        {(field) => <LocationsField {...field} />}
      </FormField>
      <FormField control={control} name="radius" label={t('seekers.preferences.radius')}>
        {({ value, onChange, ...field }) => (
          <Select
            {...field}
            isOptional="unmarked"
            value={String(value)}
            onChange={(km) => onChange(Number(km))}
            choices={radiusChoices(value)}
          />
        )}
      </FormField>
      <FormField control={control} name="relocation" label={t('seekers.preferences.relocation')}>
        {({ ref: _ref, value, onChange, ...field }) => (
          <RadioGroup
            {...field}
            isOptional
            value={value ?? unsaid.value}
            onChange={(answer) => onChange(answer === 'unsaid' ? null : answer)}
            choices={[
              ...relocationChoices.map((answer) => ({
                value: answer,
                label: t(`seekers.preferences.relocations.${answer}`),
              })),
              unsaid,
            ]}
          />
        )}
      </FormField>
    </>
  );
}

/** Cities with suggestions; unknown locations stay as typed. */
function LocationsField({ value, onChange, ...rest }: BoundField<string[]>) {
  const t = useT();
  const [text, setText] = useState('');
  const { suggestions, state } = useLocationSuggestions(text);
  return (
    <TokenField
      {...rest}
      hint={t('seekers.preferences.locationsHint')}
      isOptional
      suggestions={suggestions}
      state={state}
      text={text}
      onTextChange={setText}
      value={value.map((place) => ({ value: place, label: place }))}
      onChange={(tokens) => onChange(tokens.map(({ label }) => label))}
    />
  );
}
