/**
 * Parses a day to `2026-03-04`. Accepts ISO 8601 with or without a time, `03/04/2026` as month first, `4 March 2026`,
 * `March 4, 2026`, and seconds or milliseconds since 1970. A day without a year ("Mar 4") takes `year`. Undefined for anything else.
 */
export function parseDay(text: string, year = ''): string | undefined {
  const plain = text.trim();
  return parseFullDay(plain) ?? parseDayOfYear(plain, year.trim());
}

function parseFullDay(text: string): string | undefined {
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ].*)?$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (iso) return toValidDay(iso[1], iso[2], iso[3]);
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?: .*)?$/.exec(text);
  if (slashed) return toValidDay(slashed[3], slashed[1], slashed[2]);
  // Also with the weekday and time of feeds: "Mon, 18 Jan 2016 00:00:00 GMT".
  const dayFirst = /^(?:[A-Za-z]{3}, )?(\d{1,2})[- ]([A-Za-z]{3})[a-z]*\.?[- ,]+(\d{4})(?: \d{1,2}:\d\d.*)?$/.exec(
    text,
  );
  if (dayFirst) return toValidDay(dayFirst[3], getMonthNumber(dayFirst[2]), dayFirst[1]);
  const monthFirst = /^([A-Za-z]{3})[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/.exec(text);
  if (monthFirst) return toValidDay(monthFirst[3], getMonthNumber(monthFirst[1]), monthFirst[2]);
  return parseTimestamp(text);
}

/** Ten digits are seconds, thirteen are milliseconds. */
function parseTimestamp(text: string): string | undefined {
  if (!/^1\d{9}(?:\d{3})?(?:\.0*)?$/.test(text)) return undefined;
  const number = Number(text);
  return new Date(number < 1e11 ? number * 1000 : number).toISOString().slice(0, 10);
}

function parseDayOfYear(text: string, year: string): string | undefined {
  if (!/^\d{4}$/.test(year)) return undefined;
  const numbers = /^(\d{1,2})[-/](\d{1,2})$/.exec(text);
  if (numbers) return toValidDay(year, numbers[1], numbers[2]);
  const monthFirst = /^([A-Za-z]{3})[a-z]*\.?[- ](\d{1,2})$/.exec(text);
  if (monthFirst) return toValidDay(year, getMonthNumber(monthFirst[1]), monthFirst[2]);
  const dayFirst = /^(\d{1,2})[- ]([A-Za-z]{3})[a-z]*\.?$/.exec(text);
  return dayFirst ? toValidDay(year, getMonthNumber(dayFirst[2]), dayFirst[1]) : undefined;
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
