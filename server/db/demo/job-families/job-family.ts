/** Work setting; determines the work environment and whether the job can be remote. */
export type WorkSetting = 'office' | 'floor' | 'lab' | 'clinic' | 'store' | 'classroom' | 'field';

export interface RoleTemplate {
  readonly title: string;
  /** Titles in the taxonomy. */
  readonly taxonomyTitles: readonly string[];
  readonly purpose: string;
  /** Overrides the setting of the family. */
  readonly setting?: WorkSetting;
  readonly duties: readonly string[];
  readonly requirements: readonly string[];
  readonly skills: readonly string[];
  readonly niceToHaveSkills: readonly string[];
  readonly certifications?: readonly string[];
  /** 0 (none) to 5 (doctorate). */
  readonly education: number;
  /** 1 (individual) to 5 (executive). */
  readonly rank: number;
  /** Minimum and maximum years of experience. */
  readonly years: readonly [number, number];
  /** US dollars a year, or an hour if below 200. */
  readonly pay: readonly [number, number];
}

/** A group of related roles, with sentences for their postings and profiles. */
export interface JobFamily {
  readonly key: string;
  readonly setting: WorkSetting;
  /** Team descriptions for postings. */
  readonly teams: readonly string[];
  readonly duties: readonly string[];
  readonly requirements: readonly string[];
  readonly preferences: readonly string[];
  readonly questions: readonly string[];
  readonly skills: readonly string[];
  readonly fields: readonly string[];
  /** Sentences for profile summaries. */
  readonly about: readonly string[];
  /** Past achievements, for experience entries and cover notes. */
  readonly achievements: readonly string[];
  readonly roles: readonly RoleTemplate[];
}
