interface Town {
  readonly name: string;
  readonly lat: number;
  readonly long: number;
}

/** A location with its own page and search. */
export interface Location {
  readonly slug: string;
  readonly display_name: string;
  readonly lat: number;
  readonly long: number;
  /** Miles. */
  readonly radius: number;
  /** Towns within the radius, in all directions, for a map. */
  readonly around: readonly Town[];
}

export const LOCATIONS: readonly Location[] = [
  {
    slug: 'atlanta',
    display_name: 'Atlanta',
    lat: 33.749,
    long: -84.38798,
    radius: 80,
    around: [
      { name: 'Rome', lat: 34.25704, long: -85.16467 },
      { name: 'Gainesville', lat: 34.29788, long: -83.82407 },
      { name: 'Athens', lat: 33.96095, long: -83.37794 },
      { name: 'Macon', lat: 32.84069, long: -83.6324 },
      { name: 'Griffin', lat: 33.24678, long: -84.26409 },
      { name: 'LaGrange', lat: 33.03929, long: -85.03133 },
    ],
  },
  {
    slug: 'houston',
    display_name: 'Houston',
    lat: 29.76328,
    long: -95.36327,
    radius: 80,
    around: [
      { name: 'Conroe', lat: 30.31188, long: -95.45605 },
      { name: 'Beaumont', lat: 30.08605, long: -94.10185 },
      { name: 'Galveston', lat: 29.30135, long: -94.7977 },
      { name: 'Lake Jackson', lat: 29.03386, long: -95.43439 },
      { name: 'Katy', lat: 29.78579, long: -95.8244 },
      { name: 'Brenham', lat: 30.16688, long: -96.39774 },
    ],
  },
];
