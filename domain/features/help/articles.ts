/** Help articles in display order; each has four steps. */
export const articleNames = ['register', 'password', 'profile', 'search', 'preferences'] as const;
export type ArticleName = (typeof articleNames)[number];

export const articleSteps = ['s1', 's2', 's3', 's4'] as const;
type ArticleStep = (typeof articleSteps)[number];

/** The steps with a picture of the product. */
export const articlePictures = {
  register: ['s2', 's3'],
  password: ['s1', 's3'],
  profile: ['s2'],
  search: ['s1', 's3'],
  preferences: ['s2'],
} as const satisfies Record<ArticleName, readonly ArticleStep[]>;

/** Articles on the start screen of the how-to window. */
export const suggestedCount = 2;

/** Pixels of each picture. */
export const pictureSize = { width: 1280, height: 800 } as const;
