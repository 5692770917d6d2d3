import { create } from 'zustand';
import {
  type Comfort,
  comfortNames,
  getChangedSettings,
  getDefaultComfort,
  parseComfort,
} from '#domain/features/comfort/comfort.ts';
import type { Language } from '#domain/phrases/phrases.ts';
import { languageFor } from './offered-languages.ts';

const storageKey = 'comfort';

/** There while this device has a choice that its account has not heard of. */
const unsentKey = 'comfort_unsent';

/** There once Calm mode was offered and not wanted. */
const declinedKey = 'calm_declined';

/** The comfort settings of this device. They outlive sign-out, and so live outside the session's storage. */
export const useComfort = create<Comfort>(() => parseComfort(read(storageKey)));

/** A choice of the person at the device. */
export function setComfort(change: Partial<Comfort>): void {
  useComfort.setState(change);
  write(unsentKey, true);
  keep();
}

export function resetComfort(): void {
  setComfort(getDefaultComfort());
}

/** Takes over what an account brought from another device. */
export function adoptComfort(kept: Readonly<Record<string, unknown>>): void {
  useComfort.setState(parseComfort(kept));
  keep();
}

export function isComfortUnsent(): boolean {
  return read(unsentKey) === true;
}

/** The account has heard of everything, or there is no account any more that should. */
export function forgetUnsentComfort(): void {
  write(unsentKey, null);
}

/** Whether to offer Calm mode: the device asks for less motion, and nobody has chosen anything here yet. */
export function isCalmOfferDue(): boolean {
  const asksForLess = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return asksForLess && read(storageKey) === null && read(declinedKey) === null;
}

export function declineCalm(): void {
  write(declinedKey, true);
}

/** Follows changes made in other tabs. Returns the way to stop. */
export function followComfort(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== storageKey && event.key !== null) return;
    useComfort.setState(parseComfort(read(storageKey)));
    apply(useComfort.getState());
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

export function languageWanted(comfort: Comfort): Language {
  return languageFor(comfort.language);
}

/** By how much spec timers stretch; null means they never run out. */
export function timerFactor(comfort: Comfort): 1 | 10 | null {
  if (comfort.calm === 'true' || comfort.timers === 'never') return null;
  return comfort.timers === 'longer' ? 10 : 1;
}

function keep(): void {
  const comfort = useComfort.getState();
  apply(comfort);
  write(storageKey, getChangedSettings(comfort));
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    // Unreadable or blocked storage: the standard settings serve.
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Blocked storage: the settings hold until the page is left.
  }
}

/** The style sheets read the settings from data attributes, set before the first paint by comfort-boot.js. */
function apply(comfort: Comfort): void {
  const chosen: Partial<Record<keyof Comfort, string>> = getChangedSettings(comfort);
  for (const name of comfortNames) {
    const value = chosen[name];
    if (value === undefined) delete document.documentElement.dataset[name];
    else document.documentElement.dataset[name] = value;
  }
}
