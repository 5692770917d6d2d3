/** A point on the earth, in degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Kilometres of one degree of latitude, a little less than anywhere: a box of so many degrees leaves nothing out. */
export const kilometresPerDegree = 111.045;

const earthRadius = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres between two points, on the sphere (haversine). */
export function kilometresBetween(a: Point, b: Point): number {
  const north = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const east = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const chord = north + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * east;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}
