import type { FacetName, JobFacets } from '#domain/features/jobs/search/search.ts';
import type { JobSearch } from '#web/features/jobs/search/search-address.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { CheckboxGroup } from '#web/ui/field/choice/checkbox-group.tsx';
import { formatCountedLabel } from './counted-label.ts';

type ListFilter = Exclude<FacetName, 'posted'>;

interface CountedGroupProps<Value extends string> {
  readonly name: ListFilter;
  readonly search: JobSearch;
  /** Undefined until counted; fixed choices do not wait for it. */
  readonly facets: JobFacets | undefined;
  readonly values?: readonly Value[];
  /** The label of a value; otherwise the server provides it. */
  readonly labelOf?: (value: Value) => string;
  readonly onChange: (change: Partial<JobSearch>) => void;
}

/** The choices of a filter with their counts: those that find jobs, and the selected ones. Hidden without choices. */
export function CountedGroup<Value extends string>(props: CountedGroupProps<Value>) {
  const { name, search, facets, values, labelOf, onChange } = props;
  const t = useT();
  const selected = search[name] as readonly string[] as readonly Value[];
  const counted = new Map(facets?.[name].map((each) => [each.value, each]));
  const shown = (values ?? ([...counted.keys()] as Value[])).filter(
    (value) => counted.get(value)?.count !== 0 || selected.includes(value),
  );
  if (shown.length === 0) return null;
  const getTexts = (value: Value): string => {
    const known = counted.get(value);
    const label = labelOf?.(value) ?? known?.label ?? value;
    return known ? formatCountedLabel(t, label, known.count) : label;
  };
  return (
    <CheckboxGroup<Value>
      label={t(`jobs.search.filters.${name}`)}
      value={selected}
      onChange={(chosen) => onChange({ [name]: chosen })}
      choices={shown.map((value) => ({ value, label: getTexts(value) }))}
    />
  );
}
