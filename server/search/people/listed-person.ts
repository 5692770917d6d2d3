/** What searches for job seekers need in memory. Hidden fields are left out, because a search would reveal them. */
export interface ListedPerson {
  readonly id: number;
  /** Sort key of the name: without accents, in lowercase. */
  readonly nameKey: string;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
  /** 0 without a sponsor. */
  readonly sponsorId: number;
  readonly isDiscoverable: boolean;
  /** Degrees; NaN if unknown or hidden. */
  readonly latitude: number;
  readonly longitude: number;
  /** Distinct words of the name. */
  readonly nameWords: readonly string[];
  /** Distinct words of the name, headline, summary, skills, and titles. */
  readonly words: readonly string[];
  readonly skills: readonly number[];
  readonly titles: readonly number[];
  readonly certifications: readonly number[];
  readonly industries: readonly number[];
  /** Ranks; null if unknown or hidden. */
  readonly educationLevel: number | null;
  readonly managementLevel: number | null;
  /** Full years in the dated positions when the profile was read; null if unknown or hidden. */
  readonly experienceYears: number | null;
  /** The earliest start day, in days since 1970; null if the person named none. */
  readonly startDay: number | null;
}
