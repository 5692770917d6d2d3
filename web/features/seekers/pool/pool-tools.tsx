import { useState } from 'react';
import { radiusLimits } from '#domain/features/jobs/search/search-choices.ts';
import { seekerSorts } from '#domain/features/seekers/pool.ts';
import { useLocationSuggestions, useTermSuggestions } from '#web/features/matching/queries.ts';
import { useAppliedText } from '#web/lib/hooks/use-applied-text.ts';
import type { UrlFilters } from '#web/lib/hooks/use-url-filters.ts';
import { useScope } from '#web/lib/session/role.ts';
import { formatDistance } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { ComboBox } from '#web/ui/field/choice/combo-box.tsx';
import { Select } from '#web/ui/field/choice/select.tsx';
import { TokenField } from '#web/ui/field/choice/token-field.tsx';
import { ListSearch } from '#web/ui/field/text/list-search.tsx';
import { ListTools } from '#web/ui/layout/list-tools.tsx';
import type { PoolFilter } from './pool-queries.ts';

interface PoolToolsProps {
  readonly filter: PoolFilter;
  readonly onChange: UrlFilters['update'];
}

/** Query, skills, location, tag, and sort order above the list. */
export function PoolTools({ filter, onChange }: PoolToolsProps) {
  const t = useT();
  const hasTags = useScope('journal.write') !== null;
  return (
    <ListTools>
      <ListSearch
        label={t('seekers.pool.search')}
        words={filter.query}
        onSearch={(text) => onChange({ words: text })}
      />
      <SkillsFilter skills={filter.skills} onChange={(skills) => onChange({ skills: skills.join('|') })} />
      <LocationFilter place={filter.place} onChange={(place) => onChange({ place })} />
      {hasTags && (
        <ListSearch label={t('seekers.pool.tag')} words={filter.tag} onSearch={(text) => onChange({ tag: text })} />
      )}
      <Select
        label={t('seekers.pool.sort')}
        value={filter.sort}
        onChange={(sort) => onChange({ sort: sort === 'changed' ? null : sort })}
        choices={seekerSorts.map((value) => ({ value, label: t(`seekers.pool.sorts.${value}`) }))}
      />
    </ListTools>
  );
}

interface SkillsFilterProps {
  readonly skills: readonly string[];
  readonly onChange: (skills: string[]) => void;
}

function SkillsFilter({ skills, onChange }: SkillsFilterProps) {
  const t = useT();
  const [text, setText] = useState('');
  return (
    <TokenField
      label={t('seekers.pool.skills')}
      isOptional="unmarked"
      {...useTermSuggestions('skill', text)}
      text={text}
      onTextChange={setText}
      value={skills.map((skill) => ({ value: skill, label: skill }))}
      onChange={(tokens) => onChange(tokens.map((token) => token.label))}
    />
  );
}

interface LocationFilterProps {
  readonly place: string;
  readonly onChange: (place: string) => void;
}

function LocationFilter({ place, onChange }: LocationFilterProps) {
  const t = useT();
  const { text, setText, markApplied } = useAppliedText(place);
  const apply = (next: string) => {
    markApplied(next);
    onChange(next);
  };
  const change = (next: string) => {
    setText(next);
    if (next === '') apply('');
  };
  return (
    <ComboBox
      label={t('seekers.pool.location', { distance: formatDistance(radiusLimits.default) })}
      isOptional="unmarked"
      text={text}
      onTextChange={change}
      onChoose={(choice) => apply(choice.label)}
      {...useLocationSuggestions(text === place ? '' : text)}
    />
  );
}
