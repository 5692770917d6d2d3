import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { radiusLimits } from '#domain/features/jobs/search/search-choices.ts';
import type { TermKind } from '#domain/features/matching/taxonomy/terms.ts';
import { useLocationSuggestions, useTermSuggestions } from '#web/features/matching/queries.ts';
import { useDebounced } from '#web/lib/hooks/use-debounced.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { ComboBox } from '#web/ui/field/choice/combo-box.tsx';
import { radiusChoices } from '#web/ui/field/choice/radius-choices.ts';
import { Select } from '#web/ui/field/choice/select.tsx';
import { TokenField } from '#web/ui/field/choice/token-field.tsx';
import { rankingJobs } from './people-search-queries.ts';

interface TermsFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly kind: TermKind;
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
}

/** Several skills, titles, industries, or certifications. */
export function TermsField({ label, hint, kind, value, onChange }: TermsFieldProps) {
  const [text, setText] = useState('');
  return (
    <TokenField
      label={label}
      {...(hint ? { hint } : {})}
      isOptional="unmarked"
      {...useTermSuggestions(kind, text)}
      text={text}
      onTextChange={setText}
      value={value.map((name) => ({ value: name, label: name }))}
      onChange={(tokens) => onChange(tokens.map((token) => token.label).slice(0, 10))}
    />
  );
}

interface PlaceFieldsProps {
  readonly place: string;
  readonly radius: string;
  readonly onChange: (change: { place?: string; radius?: string }) => void;
}

/** A place and the distance around it. */
export function PlaceFields({ place, radius, onChange }: PlaceFieldsProps) {
  const t = useT();
  const [text, setText] = useState(place);
  const km = Number(radius) || radiusLimits.default;
  const { suggestions, state } = useLocationSuggestions(text === place ? '' : text);
  const change = (next: string) => {
    setText(next);
    if (next === '') onChange({ place: '' });
  };
  return (
    <>
      <ComboBox
        label={t('seekers.advanced.place')}
        isOptional="unmarked"
        text={text}
        onTextChange={change}
        onChoose={(choice) => onChange({ place: choice.label })}
        onBlur={() => onChange({ place: text })}
        suggestions={suggestions}
        state={state}
      />
      {place !== '' && (
        <Select
          label={t('seekers.advanced.radius')}
          value={String(km)}
          onChange={(next) => onChange({ radius: next })}
          choices={radiusChoices(km)}
        />
      )}
    </>
  );
}

interface JobFieldProps {
  readonly jobId: string;
  readonly onChange: (jobId: string) => void;
}

/** The job whose match ranks the people. */
export function JobField({ jobId, onChange }: JobFieldProps) {
  const t = useT();
  const [text, setText] = useState<string | null>(null);
  const words = useDebounced((text ?? '').trim());
  const query = useQuery({ ...rankingJobs(words), placeholderData: keepPreviousData });
  const choices = (query.data ?? [])
    .filter(({ status }) => status !== 'draft')
    .map((job) => ({ value: String(job.id), label: [job.title, job.company].filter(Boolean).join(', ') }));
  const chosen = choices.find(({ value }) => value === jobId)?.label ?? '';
  const change = (next: string) => {
    setText(next);
    if (next === '') onChange('');
  };
  return (
    <ComboBox
      label={t('seekers.advanced.job')}
      hint={t('seekers.advanced.jobHint')}
      isOptional="unmarked"
      text={text ?? chosen}
      onTextChange={change}
      onChoose={(choice) => {
        setText(choice.label);
        onChange(choice.value);
      }}
      suggestions={choices}
      state={query.isError ? 'failed' : query.isFetching ? 'loading' : 'ready'}
    />
  );
}
