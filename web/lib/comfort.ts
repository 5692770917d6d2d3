import { create } from 'zustand';
import {
  type Comfort,
  comfortNames,
  getChangedSettings,
  getDefaultComfort,
  parseComfort,
} from '#domain/features/comfort/comfort.ts';
import type { Language } from '#domain/phrases/phrases.ts';
import { resolveLanguage } from './texts/offered-languages.ts';

const storageKey = 'comfort';

/** Set while settings of this device are not yet saved to the account. */
const unsentKey = 'comfort_unsent';

/** Set once the offer of Calm mode was declined. */
const declinedKey = 'calm_declined';

/** The comfort settings of this device. They outlive logout, so they are not part of the session storage. */
export const useComfort = create<Comfort>(() => parseComfort(readStored(storageKey)));

/** Changes settings on this device and marks them as not yet saved to the account. */
export function setComfort(change: Partial<Comfort>): void {
  useComfort.setState(change);
  writeStored(unsentKey, true);
  applyAndStore();
}

export function resetComfort(): void {
  setComfort(getDefaultComfort());
}

/** Applies the settings saved in the account. */
export function applySavedComfort(saved: Readonly<Record<string, unknown>>): void {
  useComfort.setState(parseComfort(saved));
  applyAndStore();
}

export function isComfortUnsent(): boolean {
  return readStored(unsentKey) === true;
}

/** Marks the settings as saved to the account. */
export function markComfortSent(): void {
  writeStored(unsentKey, null);
}

/** Whether to offer Calm mode: the device prefers reduced motion, and no setting was changed on it yet. */
export function shouldOfferCalm(): boolean {
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return prefersReducedMotion && readStored(storageKey) === null && readStored(declinedKey) === null;
}

export function declineCalm(): void {
  writeStored(declinedKey, true);
}

/** Applies changes made in other tabs. Returns a function that stops it. */
export function syncComfortAcrossTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== storageKey && event.key !== null) return;
    useComfort.setState(parseComfort(readStored(storageKey)));
    applyToDocument(useComfort.getState());
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

export function getComfortLanguage(comfort: Comfort): Language {
  return resolveLanguage(comfort.language);
}

/** The factor for spec timers; null means they never run. */
export function getTimerFactor(comfort: Comfort): 1 | 10 | null {
  if (comfort.calm === 'true' || comfort.timers === 'never') return null;
  return comfort.timers === 'longer' ? 10 : 1;
}

function applyAndStore(): void {
  const comfort = useComfort.getState();
  applyToDocument(comfort);
  writeStored(storageKey, getChangedSettings(comfort));
}

function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    // Storage is blocked or invalid: use the default settings.
    return null;
  }
}

function writeStored(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is blocked: the settings apply until the page is closed.
  }
}

/** Sets the data attributes that the style sheets read. comfort-boot.js sets them before the first paint. */
function applyToDocument(comfort: Comfort): void {
  const chosen: Partial<Record<keyof Comfort, string>> = getChangedSettings(comfort);
  for (const name of comfortNames) {
    const value = chosen[name];
    if (value === undefined) delete document.documentElement.dataset[name];
    else document.documentElement.dataset[name] = value;
  }
}
