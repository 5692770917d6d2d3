/** News, latest first. */
export const newsIds = ['languages', 'opening'] as const;

/** The publication date of each news item. */
export const newsDays: Readonly<Record<string, string>> = { languages: '2026-11-21', opening: '2026-11-07' };
