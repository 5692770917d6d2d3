/** The news, the latest first. */
export const newsParts = ['languages', 'opening'] as const;

/** When each piece of news came out. */
export const newsDays: Readonly<Record<string, string>> = { languages: '2026-11-21', opening: '2026-11-07' };
