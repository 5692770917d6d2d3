/** A geographic point, in degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Kilometers per degree of latitude, slightly low, so a bounding box computed from it excludes nothing. */
export const kilometersPerDegree = 111.045;

const earthRadiusKm = 6371;
const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance between two points (haversine). */
export function getDistanceKm(a: Point, b: Point): number {
  const north = Math.sin(toRadians(b.latitude - a.latitude) / 2) ** 2;
  const east = Math.sin(toRadians(b.longitude - a.longitude) / 2) ** 2;
  const chord = north + Math.cos(toRadians(a.latitude)) * Math.cos(toRadians(b.latitude)) * east;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}
