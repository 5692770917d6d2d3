import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { applicantsQuery } from '#web/features/applications/staff-queries.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { ComboBox } from '#web/ui/field/choice/combo-box.tsx';

interface AddApplicantProps {
  readonly jobId: number;
  readonly ids: readonly number[];
  readonly onAdd: (id: number) => void;
}

/** Suggests the applicants for the job, best match first. */
export function AddApplicant({ jobId, ids, onAdd }: AddApplicantProps) {
  const t = useT();
  const [text, setText] = useState('');
  const filter = {
    status: null,
    words: text.trim(),
    isDue: false,
    tag: '',
    rating: '',
    isNew: false,
    sort: 'score',
  } as const;
  const { data, status } = useInfiniteQuery(applicantsQuery(jobId, filter));
  const cards = data?.pages.flatMap((page) => page.applications) ?? [];
  const states = { pending: 'loading', error: 'failed', success: 'ready' } as const;
  return (
    <ComboBox
      label={t('applications.compare.addLabel')}
      text={text}
      onTextChange={setText}
      state={states[status]}
      suggestions={cards
        .filter(({ id }) => !ids.includes(id))
        .slice(0, 20)
        .map(({ id, seeker }) => ({ value: String(id), label: seeker.name }))}
      onChoose={({ value }) => {
        onAdd(Number(value));
        setText('');
      }}
    />
  );
}
