/** Help articles in display order; each has four steps. */
export const articleNames = ['register', 'password', 'profile', 'search', 'preferences'] as const;
