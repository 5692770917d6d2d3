/** Help articles in display order; each has four steps. */
export const articleNames = ['register', 'password', 'profile', 'search', 'preferences'] as const;
export type ArticleName = (typeof articleNames)[number];

export const articleSteps = ['s1', 's2', 's3', 's4'] as const;

/** Articles on the start screen of the how-to window. */
export const suggestedCount = 2;
