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
  /** What Enter does while writing: as designed it sends in the chat and begins a line in messages. */
  enter: ['designed', 'sends', 'line'],
  calm: ['false', 'true'],
} as const;

type Choices = typeof comfortChoices;
export type ComfortName = keyof Choices;
export type Comfort = { readonly [Name in ComfortName]: Choices[Name][number] };

export const comfortNames = Object.keys(comfortChoices) as readonly ComfortName[];

export function getDefaultComfort(): Comfort {
  return Object.fromEntries(comfortNames.map((name) => [name, comfortChoices[name][0]])) as Comfort;
}

/** What is kept of settings: what differs from the standard, so that a later standard reaches all who never chose. */
export function getChangedSettings(comfort: Comfort): Partial<Comfort> {
  const chosen = comfortNames.filter((name) => comfort[name] !== comfortChoices[name][0]);
  return Object.fromEntries(chosen.map((name) => [name, comfort[name]]));
}

/** Settings from what was kept; what is unknown or unreadable is the standard. */
export function parseComfort(stored: unknown): Comfort {
  const given: Record<string, unknown> = Object(stored);
  const known = comfortNames.filter((name) => comfortChoices[name].some((choice) => choice === given[name]));
  return { ...getDefaultComfort(), ...Object.fromEntries(known.map((name) => [name, given[name]])) };
}
