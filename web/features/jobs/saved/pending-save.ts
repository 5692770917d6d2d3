/** The job to save after login, stored in this tab. */
interface PendingSave {
  readonly id: number;
  readonly title: string;
}

const place = 'wanted_job';

export function storePendingSave({ id, title }: PendingSave): void {
  try {
    sessionStorage.setItem(place, JSON.stringify({ id, title }));
  } catch {
    // Storage is blocked: the user presses the button again.
  }
}

/** Removes and returns the pending job. */
export function takePendingSave(): PendingSave | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? 'null');
    sessionStorage.removeItem(place);
    return isPendingSave(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isPendingSave(value: unknown): value is PendingSave {
  const { id, title } = Object(value);
  return typeof id === 'number' && typeof title === 'string';
}
