import { type ListedTopic, listedAuditActions, listedAuditTopics } from '#domain/features/audit/actions.ts';
import { getDay, getPreset, type PeriodPreset, periodPresets } from '#domain/features/reports/period.ts';
import { parseChoice, useUrlFilters } from '#web/lib/hooks/use-url-filters.ts';
import { getOwnTimeZone } from '#web/lib/time-zone.ts';

export const impersonationChoices = ['only', 'without'] as const;

/** The filters of a request. */
export interface AuditQuery {
  readonly from?: string;
  readonly to?: string;
  readonly person?: string;
  readonly topic?: ListedTopic;
  readonly action?: (typeof listedAuditActions)[number];
  readonly record?: string;
  readonly impersonation?: (typeof impersonationChoices)[number];
}

const filterNames = ['period', 'from', 'to', 'person', 'topic', 'action', 'record', 'impersonation'] as const;

/** The filters of the audit page, kept in its address. */
export function useAuditAddress() {
  const { get, update } = useUrlFilters();
  const preset = parseChoice(get('period'), periodPresets);
  const record = get('record');
  const query: AuditQuery = {
    ...readPeriod(get, preset),
    ...pick('person', get('person').trim().slice(0, 200)),
    ...pick('topic', parseChoice(get('topic'), listedAuditTopics)),
    ...pick('action', parseChoice(get('action'), listedAuditActions)),
    ...pick('record', isRecord(record) ? record : null),
    ...pick('impersonation', parseChoice(get('impersonation'), impersonationChoices)),
  };
  return {
    query,
    preset: preset ?? (get('from') || get('to') ? ('own' as const) : ('all' as const)),
    change: update,
    clear: () => update(Object.fromEntries(filterNames.map((name) => [name, null]))),
  };
}

export type AuditAddress = ReturnType<typeof useAuditAddress>;

/** A kind of record, and a number: `job:12`. */
export function isRecord(text: string): boolean {
  return /^[a-z_]{1,40}(:[^\r\n]{1,150})?$/.test(text);
}

function pick<Name extends string, Value extends string>(name: Name, value: Value | null): { [K in Name]?: Value } {
  return (value ? { [name]: value } : {}) as { [K in Name]?: Value };
}

function readPeriod(get: (name: string) => string, preset: PeriodPreset | null): Pick<AuditQuery, 'from' | 'to'> {
  if (preset !== null) return getPreset(preset, getDay(new Date(), getOwnTimeZone()));
  const day = (name: 'from' | 'to') => (/^\d{4}-\d{2}-\d{2}$/.test(get(name)) ? get(name) : null);
  return { ...pick('from', day('from')), ...pick('to', day('to')) };
}
