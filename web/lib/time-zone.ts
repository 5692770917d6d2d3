/** The time zone of the browser. */
export function getOwnTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
