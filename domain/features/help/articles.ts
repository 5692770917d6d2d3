/** The articles of help in their order; each has four steps. */
export const articleNames = ['register', 'password', 'profile', 'search', 'preferences'] as const;
