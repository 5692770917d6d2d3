const prefix = 'draft:';

/**
 * Saves a form draft in local storage, by user and form. Returns false if storage is blocked.
 * Must not be used for accommodation requests or disclosures.
 */
export function saveDraft(owner: number | null, form: string, answers: unknown): boolean {
  try {
    localStorage.setItem(storageKey(owner, form), JSON.stringify(answers));
    return true;
  } catch {
    return false;
  }
}

/** The saved draft, or null. Callers must validate it: it may have an older shape. */
export function loadDraft(owner: number | null, form: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(storageKey(owner, form)) ?? 'null');
  } catch {
    return null;
  }
}

export function deleteDraft(owner: number | null, form: string): void {
  localStorage.removeItem(storageKey(owner, form));
}

export function deleteAllDrafts(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(prefix)) localStorage.removeItem(key);
  }
}

function storageKey(owner: number | null, form: string): string {
  return `${prefix}${owner ?? 'visitor'}:${form}`;
}
