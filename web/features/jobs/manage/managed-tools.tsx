import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { managedSorts } from '#domain/features/jobs/contract.ts';
import type { ManagedFilter } from '#web/features/jobs/staff-queries.ts';
import { employers } from '#web/features/organisations/queries.ts';
import type { Address } from '#web/lib/hooks/use-address.ts';
import { useT } from '#web/lib/i18n.ts';
import { Select } from '#web/ui/field/choice/select.tsx';
import { Switch } from '#web/ui/field/choice/switch.tsx';
import { SearchField } from '#web/ui/field/text/search-field.tsx';
import { ListTools } from '#web/ui/layout/list-tools.tsx';

interface ManagedToolsProps {
  readonly filter: ManagedFilter;
  readonly isWide: boolean;
  readonly isGrouped: boolean;
  readonly onChange: Address['change'];
}

/** Words, employer and order above the list. */
export function ManagedTools({ filter, isWide, isGrouped, onChange }: ManagedToolsProps) {
  const t = useT();
  const [words, setWords] = useState(filter.words);
  const { data = [] } = useQuery(employers(isWide));
  return (
    <ListTools>
      <SearchField
        label={t('staffJobs.search')}
        placeholder={t('staffJobs.searchHint')}
        value={words}
        onChange={setWords}
        onSubmit={(text) => onChange({ words: text.trim() })}
        onClear={() => onChange({ words: null })}
      />
      {isWide && (
        <Select
          label={t('staffJobs.employer')}
          value={filter.organisation || 'all'}
          onChange={(value) => onChange({ employer: value === 'all' ? null : value })}
          choices={[
            { value: 'all', label: t('staffJobs.allEmployers') },
            ...data.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      )}
      <Select
        label={t('staffJobs.sort')}
        value={filter.sort}
        onChange={(sort) => onChange({ sort: sort === 'changed' ? null : sort })}
        choices={managedSorts.map((value) => ({ value, label: t(`staffJobs.sorts.${value}`) }))}
      />
      {isWide && (
        <Switch isSelected={isGrouped} onChange={(isOn) => onChange({ group: isOn ? 'employer' : null })}>
          {t('staffJobs.group')}
        </Switch>
      )}
    </ListTools>
  );
}
