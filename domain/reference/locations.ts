/** A location with its own page and search. */
export interface Location {
  readonly slug: string;
  readonly display_name: string;
  readonly lat: number;
  readonly long: number;
  /** Miles. */
  readonly radius: number;
}

export const LOCATIONS: readonly Location[] = [
  { slug: 'atlanta', display_name: 'Atlanta', lat: 33.749, long: -84.38798, radius: 80 },
  { slug: 'houston', display_name: 'Houston', lat: 29.76328, long: -95.36327, radius: 80 },
];
