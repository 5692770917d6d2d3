import { useLocation } from 'react-router';
import { sources } from '#domain/features/reports/contract.ts';
import { definitions, filterNames } from '#domain/features/reports/definitions.ts';
import { hasRows, type MeasureId, measureIds } from '#domain/features/reports/measures.ts';
import type { ReportName } from '#domain/features/reports/names.ts';
import { getDay, getPreset, type PeriodPreset, periodPresets } from '#domain/features/reports/period.ts';
import { parseChoice, useUrlFilters } from '#web/lib/hooks/use-url-filters.ts';
import { getOwnTimeZone } from '#web/lib/time-zone.ts';

/** The filters of a request. */
export interface FilterAddress {
  readonly from?: string;
  readonly to?: string;
  readonly job?: string;
  readonly organisation?: string;
  readonly place?: string;
  readonly source?: (typeof sources)[number];
  readonly team?: string;
  readonly partner?: string;
}

/** A number whose rows are shown. */
export interface DrillAddress {
  readonly measure: MeasureId;
  readonly row?: string;
  readonly category?: string;
}

/** What the address of a report says: its filters, and the number whose rows are open. */
export function useReportAddress(name: ReportName) {
  const { get, update } = useUrlFilters();
  const { pathname, search } = useLocation();
  const preset = parseChoice(get('period'), periodPresets);
  const drill = readDrill(get);
  return {
    filter: { ...readPeriod(get, preset), ...readFilters(name, get) } satisfies FilterAddress,
    preset: preset ?? (isDay(get('from')) || isDay(get('to')) ? ('own' as const) : ('last90' as const)),
    drill,
    /** Changing a filter closes the rows. */
    change: (part: Parameters<typeof update>[0]) => update({ ...part, ...noDrill }),
    clear: () => update({ ...Object.fromEntries(filterNames.map((each) => [each, null])), ...noDrill }),
    close: () => update(noDrill),
    getHref: (number: DrillAddress) => {
      const params = new URLSearchParams(search);
      for (const key of drillKeys) params.delete(key);
      params.set('measure', number.measure);
      if (number.row !== undefined) params.set('row', number.row);
      if (number.category !== undefined) params.set('category', number.category);
      return `${pathname}?${params}`;
    },
  };
}

export type ReportAddress = ReturnType<typeof useReportAddress>;

const drillKeys = ['measure', 'row', 'category'] as const;
const noDrill = { measure: null, row: null, category: null };

type Get = (name: string) => string;

function readDrill(get: Get): DrillAddress | null {
  const measure = parseChoice(get('measure'), measureIds);
  if (measure === null || !hasRows(measure)) return null;
  return {
    measure,
    ...(get('row') ? { row: get('row').slice(0, 200) } : {}),
    ...(get('category') ? { category: get('category').slice(0, 200) } : {}),
  };
}

function readPeriod(get: Get, preset: PeriodPreset | null): FilterAddress {
  if (preset !== null) return getPreset(preset, getDay(new Date(), getOwnTimeZone()));
  const [from, to] = [get('from'), get('to')];
  return { ...(isDay(from) ? { from } : {}), ...(isDay(to) ? { to } : {}) };
}

/** Only the filters that the report offers: another report may have left others in the address. */
function readFilters(name: ReportName, get: Get): FilterAddress {
  const offered = definitions[name].filters;
  const valid = offered.filter((each) => get(each) !== '' && isValid(each, get(each)));
  return Object.fromEntries(valid.map((each) => [each, get(each)]));
}

function isValid(filter: (typeof filterNames)[number], value: string): boolean {
  if (filter === 'source') return sources.some((source) => source === value);
  return filter === 'place' ? value.length <= 200 : /^[1-9]\d{0,14}$/.test(value);
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}
