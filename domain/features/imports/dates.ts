/**
 * Parses a day to `2026-03-04`. Accepts ISO 8601 with or without a time, `03/04/2026` as month first, and
 * `4 March 2026`. Undefined for anything else.
 */
export function parseDay(text: string): string | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (iso) return toValidDay(iso[1], iso[2], iso[3]);
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?: .*)?$/.exec(text);
  if (slashed) return toValidDay(slashed[3], slashed[1], slashed[2]);
  const named = /^(\d{1,2})[- ]([A-Za-z]{3})[a-z]*[- ,]+(\d{4})$/.exec(text);
  return named ? toValidDay(named[3], getMonthNumber(named[2]), named[1]) : undefined;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function getMonthNumber(name = ''): string {
  return String(months.indexOf(name.toLowerCase()) + 1);
}

function toValidDay(year = '', month = '', day = ''): string | undefined {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = new Date(`${iso}T00:00:00Z`);
  const isValid = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso);
  return isValid && Number(year) >= 1970 ? iso : undefined;
}
