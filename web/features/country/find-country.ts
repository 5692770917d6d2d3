import { withTimeout } from '#web/lib/spec-timer.ts';

/** Geolocation timeout in milliseconds (specification 9). */
export const locationLimit = 5000;

/** Returns the country code of the browser's location, or null. The location never leaves the browser. */
export async function findCountry(): Promise<string | null> {
  const place = await locate().catch(() => null);
  if (!place) return null;
  const { iso1A2Code } = await import('@rapideditor/country-coder');
  return iso1A2Code([place.longitude, place.latitude]);
}

function locate(): Promise<GeolocationCoordinates> {
  const found = new Promise<GeolocationCoordinates>((resolve, reject) => {
    if (!navigator.geolocation) reject(new Error('The browser has no location'));
    const options = { timeout: locationLimit, maximumAge: 0 };
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, options);
  });
  // The browser's own timeout starts only after the permission prompt.
  return withTimeout(locationLimit, found, () => new Error('The browser took too long to find its place'));
}
