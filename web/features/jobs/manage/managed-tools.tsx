import { useQuery } from '@tanstack/react-query';
import { managedJobSorts } from '#domain/features/jobs/contract.ts';
import type { ManagedFilter } from '#web/features/jobs/staff-queries.ts';
import { employers } from '#web/features/organisations/queries.ts';
import type { UrlFilters } from '#web/lib/hooks/use-url-filters.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Select } from '#web/ui/field/choice/select.tsx';
import { Switch } from '#web/ui/field/choice/switch.tsx';
import { ListSearch } from '#web/ui/field/text/list-search.tsx';
import { ListTools } from '#web/ui/layout/list-tools.tsx';

interface ManagedToolsProps {
  readonly filter: ManagedFilter;
  readonly isWide: boolean;
  readonly isGrouped: boolean;
  readonly onChange: UrlFilters['update'];
}

/** Query, employer, and sort order above the list. */
export function ManagedTools({ filter, isWide, isGrouped, onChange }: ManagedToolsProps) {
  const t = useT();
  const { data = [] } = useQuery(employers(isWide));
  return (
    <ListTools>
      <ListSearch
        label={t('jobs.manage.search')}
        isLabelHidden
        placeholder={t('jobs.manage.searchHint')}
        words={filter.words}
        onSearch={(text) => onChange({ words: text })}
      />
      {isWide && (
        <Select
          label={t('jobs.manage.employer')}
          isHeaderHidden
          value={filter.organisation || 'all'}
          onChange={(value) => onChange({ employer: value === 'all' ? null : value })}
          choices={[
            { value: 'all', label: t('jobs.manage.allEmployers') },
            ...data.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      )}
      <Select
        label={t('jobs.manage.sort')}
        isHeaderHidden
        value={filter.sort}
        onChange={(sort) => onChange({ sort: sort === 'changed' ? null : sort })}
        choices={managedJobSorts.map((value) => ({
          value,
          label: t('jobs.manage.sorted', { order: t(`jobs.manage.sorts.${value}`) }),
        }))}
      />
      {isWide && (
        <Switch isSelected={isGrouped} onChange={(isOn) => onChange({ group: isOn ? 'employer' : null })}>
          {t('jobs.manage.group')}
        </Switch>
      )}
    </ListTools>
  );
}
