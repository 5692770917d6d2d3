/** Where the time zone of a person is unknown: the zone in which the product shows times. */
export const defaultTimeZone = 'America/New_York';

/** Request header with the IANA time zone of the browser. */
export const timeZoneHeader = 'time-zone';

/** Whether the runtime knows the time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
