/** The job to save after login, stored in this tab. */
interface WantedJob {
  readonly id: number;
  readonly title: string;
}

const place = 'wanted_job';

export function keepWantedJob({ id, title }: WantedJob): void {
  try {
    sessionStorage.setItem(place, JSON.stringify({ id, title }));
  } catch {
    // Storage is blocked: the user presses the button again.
  }
}

/** Removes and returns the pending job. */
export function takeWantedJob(): WantedJob | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? 'null');
    sessionStorage.removeItem(place);
    return isWanted(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isWanted(value: unknown): value is WantedJob {
  const { id, title } = Object(value);
  return typeof id === 'number' && typeof title === 'string';
}
