/** The job that somebody wanted to save before they signed in. It stays in this tab. */
interface WantedJob {
  readonly id: number;
  readonly title: string;
}

const place = 'wanted_job';

export function keepWantedJob({ id, title }: WantedJob): void {
  try {
    sessionStorage.setItem(place, JSON.stringify({ id, title }));
  } catch {
    // Blocked storage: they press the button once more.
  }
}

/** The job, once: asking for it forgets it. */
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
