/** Minutes between the attempts of a delivery: seven attempts in about a day and a half. */
const delayMinutes = [1, 5, 30, 120, 480, 1440] as const;

export const maxAttempts = delayMinutes.length + 1;

/** The time of the next attempt; null after the last one. */
export function getNextAttempt(attempts: number, now: Date): Date | null {
  const minutes = delayMinutes[attempts - 1];
  return minutes === undefined ? null : new Date(now.getTime() + minutes * 60_000);
}

/** Other answers mean that the receiver has not accepted the event. */
export function isAccepted(status: number): boolean {
  return status >= 200 && status < 300;
}
