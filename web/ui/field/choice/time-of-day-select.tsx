import type { Ref } from 'react';
import { formatClock } from '#web/lib/texts/format.ts';
import type { FieldTexts } from '#web/ui/field/field-texts.tsx';
import { Select } from './select.tsx';

interface TimeOfDaySelectProps extends FieldTexts {
  /** Minutes after midnight. */
  readonly value: number;
  readonly onChange: (minutes: number) => void;
  readonly name?: string;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

const halfHours = Array.from({ length: 48 }, (_, index) => index * 30);

/** A time of the day, every half hour. A stored time between these stays among the choices. */
export function TimeOfDaySelect({ value, onChange, ...rest }: TimeOfDaySelectProps) {
  const choices = [...new Set([...halfHours, value])]
    .toSorted((a, b) => a - b)
    .map((minutes) => ({ value: String(minutes), label: formatClock(minutes) }));
  return <Select {...rest} value={String(value)} onChange={(minutes) => onChange(Number(minutes))} choices={choices} />;
}
