/** A city or postal code of the United States or Canada, with coordinates in degrees. */
export interface FoundPoint {
  readonly kind: 'city' | 'postal_code';
  /** "Atlanta, GA", "Houston, TX 77002" */
  readonly name: string;
  readonly city: string;
  /** Two letters. */
  readonly region: string;
  readonly country: 'US' | 'CA';
  readonly latitude: number;
  readonly longitude: number;
}

/** A state, province, or country: its jobs are those with its code, not those within a radius. */
export interface FoundArea {
  readonly kind: 'region' | 'country';
  /** "Texas", "Canada" */
  readonly name: string;
  /** Two letters; empty for a country. */
  readonly region: string;
  readonly country: 'US' | 'CA';
}

export type FoundLocation = FoundPoint | FoundArea;

export function isPoint(location: FoundLocation): location is FoundPoint {
  return location.kind === 'city' || location.kind === 'postal_code';
}
