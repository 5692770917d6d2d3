const prefix = 'draft:';

/**
 * Answers somebody has begun to give, kept on this device under the person and the form.
 * What people ask for as an adjustment or disclose must never be put here.
 */
export function saveDraft(owner: number | null, form: string, answers: unknown): boolean {
  try {
    localStorage.setItem(storageKey(owner, form), JSON.stringify(answers));
    return true;
  } catch {
    return false;
  }
}

/** The kept answers, or null. Their shape may be an older one: whoever reads them checks. */
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
