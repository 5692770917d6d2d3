import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import { applicantRatings, maxTagLength } from '#domain/features/applications/marks/marks.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import type { Choice } from '#web/ui/field/choice/radio-group.tsx';
import { Select } from '#web/ui/field/choice/select.tsx';
import { TokenField } from '#web/ui/field/choice/token-field.tsx';
import css from './marks.module.css';
import { jobTagsQuery, useChangeTags, useRate } from './marks-queries.ts';

/** The team's rating and tags of an applicant; each change is saved at once. */
export function MarksEditor({ card }: { readonly card: ApplicationCard }) {
  const t = useT();
  const rate = useRate(card.id);
  return (
    <div className={css.editor}>
      <Select
        label={t('applicants.marks.rating')}
        value={String(card.rating ?? 'none')}
        onChange={(value) => rate.mutate(applicantRatings.find((rating) => String(rating) === value) ?? null)}
        choices={[
          { value: 'none', label: t('applicants.marks.noRating') },
          ...applicantRatings.map((rating) => ({
            value: String(rating),
            label: t(`applicants.marks.ratings.${rating}`),
          })),
        ]}
      />
      {rate.error && <InlineNote tone="danger">{translateError(rate.error)}</InlineNote>}
      <TagsField card={card} />
    </div>
  );
}

function TagsField({ card }: { readonly card: ApplicationCard }) {
  const t = useT();
  const [text, setText] = useState('');
  const change = useChangeTags();
  const suggestions = useTagSuggestions(card.job.id, text);
  const save = (tokens: readonly Choice[]) => {
    const add = tokens.filter(({ value }) => !card.tags.some((tag) => tag.name === value)).map(({ label }) => label);
    const remove = card.tags.filter((tag) => !tokens.some(({ value }) => value === tag.name)).map(({ id }) => id);
    change.mutate({ ids: [card.id], add, remove });
  };
  const problem = change.data?.[0]?.error;
  return (
    <>
      <TokenField
        label={t('applicants.marks.tags')}
        hint={t('applicants.marks.tagsHint')}
        isOptional="unmarked"
        suggestions={suggestions}
        text={text}
        onTextChange={(next) => setText(next.slice(0, maxTagLength))}
        value={card.tags.map(({ name }) => ({ value: name, label: name }))}
        onChange={save}
      />
      {problem && <InlineNote tone="danger">{t(`applicants.marks.errors.${problem}`)}</InlineNote>}
      {change.error && <InlineNote tone="danger">{translateError(change.error)}</InlineNote>}
    </>
  );
}

/** The organization's tags that contain the text. */
export function useTagSuggestions(jobId: number, text: string): Choice[] {
  const { data } = useQuery(jobTagsQuery(jobId));
  const wanted = text.trim().toLocaleLowerCase();
  const found = data?.tags.filter(({ name }) => name.toLocaleLowerCase().includes(wanted)) ?? [];
  return found.map(({ name }) => ({ value: name, label: name }));
}
