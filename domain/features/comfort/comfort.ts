/** Display and behavior settings; the first value of each is the default. */
export const comfortChoices = {
  theme: ['system', 'light', 'dark', 'contrast'],
  tint: ['paper', 'cream', 'mint', 'sky', 'rose', 'grey', 'white'],
  text: ['100', '110', '125', '150', '175', '200'],
  spacing: ['normal', 'wide', 'widest'],
  font: ['atkinson', 'system', 'lexend', 'opendyslexic'],
  motion: ['system', 'off'],
  timers: ['designed', 'longer', 'never'],
  density: ['standard', 'comfortable', 'compact'],
  language: ['browser', 'en', 'fr', 'esp', 'ko'],
  /** What Enter does in a text field. `designed`: sends in the chat, starts a new line in messages. */
  enter: ['designed', 'sends', 'line'],
  /** Where a job of the search opens, on a page with room for both. */
  jobs: ['preview', 'page'],
  /** Whether "is typing" shows in chats. */
  typing: ['shown', 'hidden'],
  /** Times in chats: US Eastern, or with the local time next to it. */
  clock: ['eastern', 'both'],
  calm: ['false', 'true'],
} as const;

type Choices = typeof comfortChoices;
export type ComfortName = keyof Choices;
export type Comfort = { readonly [Name in ComfortName]: Choices[Name][number] };

export const comfortNames = Object.keys(comfortChoices) as readonly ComfortName[];

export function getDefaultComfort(): Comfort {
  return Object.fromEntries(comfortNames.map((name) => [name, comfortChoices[name][0]])) as Comfort;
}

/** The settings to store: only those that differ from the default, so a changed default applies to the rest. */
export function getChangedSettings(comfort: Comfort): Partial<Comfort> {
  const chosen = comfortNames.filter((name) => comfort[name] !== comfortChoices[name][0]);
  return Object.fromEntries(chosen.map((name) => [name, comfort[name]]));
}

/** Reads stored settings; unknown or invalid values become the default. */
export function parseComfort(stored: unknown): Comfort {
  const given: Record<string, unknown> = Object(stored);
  const known = comfortNames.filter((name) => comfortChoices[name].some((choice) => choice === given[name]));
  return { ...getDefaultComfort(), ...Object.fromEntries(known.map((name) => [name, given[name]])) };
}
