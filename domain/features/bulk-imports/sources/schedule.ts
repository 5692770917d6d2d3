/** How often a source is fetched. */
export const frequencies = ['hour', 'six_hours', 'day'] as const;
export type Frequency = (typeof frequencies)[number];

const minutes: Readonly<Record<Frequency, number>> = { hour: 60, six_hours: 360, day: 1440 };

/** Minutes until the next attempt after each failure in a row; the last one repeats. */
const failureMinutes = [15, 60, 240, 720, 1440] as const;

/** The owner is notified once, after this many failures in a row. */
export const failuresBeforeNotice = 3;

/** The time of the next fetch. A source that fails is fetched less and less often, at least once a day. */
export function getNextFetch(frequency: Frequency, failureCount: number, now: Date): Date {
  const delay = failureCount === 0 ? minutes[frequency] : (failureMinutes[failureCount - 1] ?? failureMinutes.at(-1));
  return new Date(now.getTime() + (delay ?? minutes.day) * 60_000);
}

/** Maximum time of one fetch. */
export const maxFetchMs = 30_000;
