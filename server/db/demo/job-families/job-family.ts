/** Where the work is done; decides what the surroundings are like and whether it can be done from home. */
export type WorkSetting = 'office' | 'floor' | 'lab' | 'clinic' | 'store' | 'classroom' | 'field';

/** One kind of job within a family. */
export interface RoleTemplate {
  readonly title: string;
  /** What the taxonomy calls it. */
  readonly taxonomyTitles: readonly string[];
  /** Why the job exists, as a sentence to the reader. */
  readonly purpose: string;
  /** Where it differs from the family's. */
  readonly setting?: WorkSetting;
  readonly duties: readonly string[];
  readonly requirements: readonly string[];
  readonly skills: readonly string[];
  readonly niceToHaveSkills: readonly string[];
  readonly certifications?: readonly string[];
  /** 0 none .. 5 doctorate. */
  readonly education: number;
  /** 1 individual .. 5 executive. */
  readonly rank: number;
  /** Years of experience asked for. */
  readonly years: readonly [number, number];
  /** US dollars: a year, or an hour where below 200. */
  readonly pay: readonly [number, number];
}

/** Roles that share a craft, with the sentences their postings and their people are made of. */
export interface JobFamily {
  readonly key: string;
  readonly setting: WorkSetting;
  /** The team, as seen by a newcomer. */
  readonly teams: readonly string[];
  readonly duties: readonly string[];
  readonly requirements: readonly string[];
  readonly preferences: readonly string[];
  readonly questions: readonly string[];
  readonly skills: readonly string[];
  readonly fields: readonly string[];
  /** What people of this craft say about themselves. */
  readonly about: readonly string[];
  /** What they did in earlier jobs. */
  readonly achievements: readonly string[];
  readonly roles: readonly RoleTemplate[];
}
