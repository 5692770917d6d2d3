import { create } from 'zustand';
import { type Language, languageOf } from '#domain/phrases/phrases.ts';

/** What people may change about how the interface looks and behaves; the first value of each is the standard one. */
export const comfortChoices = {
  theme: ['system', 'light', 'dark', 'contrast'],
  tint: ['paper', 'cream', 'mint', 'sky', 'rose', 'grey', 'white'],
  text: ['100', '110', '125', '150', '175', '200'],
  spacing: ['normal', 'wide', 'widest'],
  font: ['atkinson', 'system', 'lexend', 'opendyslexic'],
  motion: ['system', 'off'],
  timers: ['designed', 'longer', 'never'],
  density: ['comfortable', 'compact'],
  language: ['browser', 'en', 'fr', 'esp', 'ko'],
  calm: ['false', 'true'],
} as const;

type Choices = typeof comfortChoices;
export type ComfortName = keyof Choices;
export type Comfort = { readonly [Name in ComfortName]: Choices[Name][number] };

const storageKey = 'comfort';
const names = Object.keys(comfortChoices) as ComfortName[];

/** The comfort settings of this device. They outlive sign-out, and so live outside the session's storage. */
export const useComfort = create<Comfort>(() => read());

export function setComfort(change: Partial<Comfort>): void {
  useComfort.setState(change);
  write(useComfort.getState());
}

export function resetComfort(): void {
  useComfort.setState(standard());
  write(standard());
}

/** Follows changes made in other tabs. Returns the way to stop. */
export function followComfort(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== storageKey && event.key !== null) return;
    useComfort.setState(read());
    apply(useComfort.getState());
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

export function languageWanted(comfort: Comfort): Language {
  return comfort.language === 'browser' ? languageOf(navigator.language) : comfort.language;
}

/** By how much spec timers stretch; null means they never run out. */
export function timerFactor(comfort: Comfort): 1 | 10 | null {
  if (comfort.calm === 'true' || comfort.timers === 'never') return null;
  return comfort.timers === 'longer' ? 10 : 1;
}

function standard(): Comfort {
  return Object.fromEntries(names.map((name) => [name, comfortChoices[name][0]])) as Comfort;
}

function read(): Comfort {
  let saved: Record<string, unknown> = {};
  try {
    saved = Object(JSON.parse(localStorage.getItem(storageKey) ?? '{}'));
  } catch {
    // Unreadable or blocked storage: the standard settings serve.
  }
  const known = names.filter((name) => comfortChoices[name].some((choice) => choice === saved[name]));
  return { ...standard(), ...Object.fromEntries(known.map((name) => [name, saved[name]])) };
}

/** Only what differs from the standard is kept, so that a later standard reaches everybody who never chose. */
function write(comfort: Comfort): void {
  apply(comfort);
  const chosen = names.filter((name) => comfort[name] !== comfortChoices[name][0]);
  try {
    localStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(chosen.map((name) => [name, comfort[name]]))));
  } catch {
    // Blocked storage: the settings hold until the page is left.
  }
}

/** The style sheets read the settings from data attributes, set before the first paint by comfort-boot.js. */
function apply(comfort: Comfort): void {
  for (const name of names) {
    if (comfort[name] === comfortChoices[name][0]) delete document.documentElement.dataset[name];
    else document.documentElement.dataset[name] = comfort[name];
  }
}
