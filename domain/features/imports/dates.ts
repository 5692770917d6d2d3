/**
 * The day a text names, as `2026-03-04`: ISO 8601 with or without a time, or US style `03/04/2026` where the day
 * cannot be mistaken for the month. Undefined for anything else; nothing is guessed.
 */
export function dayFromText(text: string): string | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (iso) return realDay(iso[1], iso[2], iso[3]);
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?: .*)?$/.exec(text);
  if (slashed) return realDay(slashed[3], slashed[1], slashed[2]);
  const named = /^(\d{1,2})[- ]([A-Za-z]{3})[a-z]*[- ,]+(\d{4})$/.exec(text);
  return named ? realDay(named[3], monthOf(named[2]), named[1]) : undefined;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function monthOf(name = ''): string {
  return String(months.indexOf(name.toLowerCase()) + 1);
}

function realDay(year = '', month = '', day = ''): string | undefined {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = new Date(`${written}T00:00:00Z`);
  const isReal = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(written);
  return isReal && Number(year) >= 1970 ? written : undefined;
}
