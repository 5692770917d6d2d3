import { useQuery } from '@tanstack/react-query';
import { definitions, type FilterName } from '#domain/features/reports/definitions.ts';
import type { ReportName } from '#domain/features/reports/names.ts';
import { periodPresets } from '#domain/features/reports/period.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Select } from '#web/ui/field/choice/select.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { filterOptions, isHiring } from './queries.ts';
import { getLabel } from './report-texts.ts';
import css from './reports.module.css';
import type { ReportAddress } from './use-report-address.ts';

interface ReportFiltersProps {
  readonly name: ReportName;
  readonly address: ReportAddress;
  /** The days that the report covers. */
  readonly period: { readonly from: string; readonly to: string } | undefined;
}

/** The period, and the filters that have a choice. All of them are kept in the address. */
export function ReportFilters({ name, address, period }: ReportFiltersProps) {
  const t = useT();
  const { data: options } = useQuery(filterOptions(isHiring(name) ? 'hiring' : 'partner'));
  const { preset, filter, change } = address;
  const setPreset = (value: string) => {
    if (value === 'own') change({ period: null, from: period?.from ?? null, to: period?.to ?? null });
    else change({ period: value, from: null, to: null });
  };
  return (
    <search aria-label={t('reports.filters.label')} className={css.filters}>
      <Select
        label={t('reports.filters.period')}
        value={preset}
        onChange={setPreset}
        choices={[...periodPresets, 'own' as const].map((value) => ({ value, label: t(`reports.presets.${value}`) }))}
      />
      {preset === 'own' &&
        (['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            type="date"
            label={t(`reports.filters.${end}`)}
            value={filter[end] ?? ''}
            onChange={(day) => change({ [end]: day })}
          />
        ))}
      {definitions[name].filters
        .filter((each) => (options?.[each].length ?? 0) > 1 || filter[each] !== undefined)
        .map((each) => (
          <FilterSelect key={each} filter={each} options={options?.[each] ?? []} address={address} />
        ))}
    </search>
  );
}

interface FilterSelectProps {
  readonly filter: FilterName;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly address: ReportAddress;
}

function FilterSelect({ filter, options, address }: FilterSelectProps) {
  const t = useT();
  const labelOf = (value: string, label: string) => (filter === 'source' ? getLabel(t, 'source', value, null) : label);
  return (
    <Select
      label={t(`reports.filters.${filter}`)}
      value={address.filter[filter] ?? 'all'}
      onChange={(value) => address.change({ [filter]: value === 'all' ? null : value })}
      choices={[
        { value: 'all', label: t('reports.filters.all') },
        ...options.map(({ value, label }) => ({ value, label: labelOf(value, label) })),
      ]}
    />
  );
}
