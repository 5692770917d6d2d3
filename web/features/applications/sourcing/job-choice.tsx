import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebounced } from '#web/lib/hooks/use-debounced.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { ComboBox } from '#web/ui/field/choice/combo-box.tsx';
import { suggestibleJobs } from './sourcing-queries.ts';
import type { SuggestedJob } from './suggest-dialog.tsx';

interface JobChoiceProps {
  readonly job: SuggestedJob | null;
  readonly onChange: (job: SuggestedJob | null) => void;
}

/** The open jobs that the user can suggest, by title. */
export function JobChoice({ job, onChange }: JobChoiceProps) {
  const t = useT();
  const [text, setText] = useState('');
  const words = useDebounced(job ? '' : text.trim());
  const query = useQuery({ ...suggestibleJobs(words), placeholderData: keepPreviousData });
  const jobs = query.data ?? [];
  const change = (next: string) => {
    setText(next);
    if (job && next !== text) onChange(null);
  };
  return (
    <ComboBox
      label={t('applications.sourcing.job')}
      hint={t('applications.sourcing.jobHint')}
      text={text}
      onTextChange={change}
      onChoose={({ value, label }) => {
        setText(label);
        const chosen = jobs.find(({ id }) => String(id) === value);
        onChange(chosen ? { id: chosen.id, title: chosen.title } : null);
      }}
      suggestions={jobs.map(({ id, title, company }) => ({
        value: String(id),
        label: [title, company].filter(Boolean).join(', '),
      }))}
      state={query.isError ? 'failed' : query.isFetching ? 'loading' : 'ready'}
    />
  );
}
