import type { AuditChange } from '#domain/features/audit/contract.ts';

/** Parts of an entry's detail that are shown as they are. Everything else, such as ids of devices, is left out. */
const shownFields = [
  'reason',
  'purpose',
  'rows',
  'name',
  'rights',
  'frequency',
  'provider',
  'state',
  'columns',
  'format',
  'scopes',
  'url',
  'events',
  'is_active',
  'text',
  'wants_mail',
  'is_given',
  'method',
  'route',
  'ends_at',
  'filter',
] as const;

const maxLength = 500;

/** What an entry changed, from the detail that was written with it. */
export function describeChanges(detail: unknown): AuditChange[] {
  if (!isRecord(detail)) return [];
  const { from, to } = detail;
  const added = shownFields
    .filter((field) => detail[field] !== undefined && detail[field] !== '')
    .map((field) => ({ field, from: null, to: formatValue(detail[field]) }));
  // Filters of a download also have days called `from` and `to`.
  const isFilter = typeof detail.rows === 'number';
  return [...(isFilter ? describePeriod(from, to) : compareValues(from, to)), ...added];
}

function describePeriod(from: unknown, to: unknown): AuditChange[] {
  if (from === undefined && to === undefined) return [];
  return [{ field: 'period', from: formatValue(from), to: formatValue(to) }];
}

function compareValues(from: unknown, to: unknown): AuditChange[] {
  if (isRecord(to)) {
    const before = isRecord(from) ? from : {};
    return [...new Set([...Object.keys(before), ...Object.keys(to)])]
      .map((field) => ({ field, from: formatValue(before[field]), to: formatValue(to[field]) }))
      .filter((change) => change.from !== change.to);
  }
  if (from === undefined && to === undefined) return [];
  return [{ field: 'status', from: formatValue(from), to: formatValue(to) }];
}

/** One line of text; null if there is no value. */
function formatValue(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  return formatNested(value).replaceAll(/\s+/g, ' ').slice(0, maxLength);
}

function formatNested(value: unknown): string {
  if (Array.isArray(value)) return value.map(formatNested).join(', ');
  if (!isRecord(value)) return String(value);
  return Object.entries(value)
    .map(([key, part]) => `${key} ${formatNested(part)}`)
    .join(', ');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
