import { create } from 'zustand';
import { getOwnTimeZone } from '#web/lib/time-zone.ts';
import { updateUser, useSession } from './session.ts';

const canadaSitePath = '/ca';

/** Whether this page load has looked for the country; a country stored earlier may be the wrong one by now. */
const useDetection = create<{ readonly isDone: boolean }>(() => ({ isDone: false }));

/** The path that the home page redirects to: the Canada site for visitors in Canada, unless they chose otherwise. */
export function useHomeVariant(): string | null {
  const { canadaPath, changeCountry } = useSession();
  const isDetected = useDetection(({ isDone }) => isDone);
  return canadaPath !== '' && (changeCountry || isDetected) ? canadaPath : null;
}

/** Whether language or time zone suggest Canada: enough to offer the Canada site, not to redirect to it. */
export function isLikelyInCanada(languages: readonly string[] = navigator.languages, zone = getOwnTimeZone()): boolean {
  return languages.some((language) => /-CA$/i.test(language)) || canadianTimeZones.has(zone);
}

const canadianTimeZones: ReadonlySet<string> = new Set(
  [
    'Toronto',
    'Vancouver',
    'Edmonton',
    'Winnipeg',
    'Halifax',
    'St_Johns',
    'Regina',
    'Moncton',
    'Whitehorse',
    'Iqaluit',
  ].map((city) => `America/${city}`),
);

/** Stores the detected country. A manual choice takes precedence. */
export function setDetectedCountry(code: string | null): void {
  const isCanada = code === 'CA';
  const { user, changeCountry, canadaPath } = useSession.getState();
  const path = changeCountry ? canadaPath : isCanada ? canadaSitePath : '';
  // Without a change nothing is stored, so that a logged-out browser stays empty.
  if (user.is_cananda !== isCanada) updateUser({ is_cananda: isCanada });
  if (canadaPath !== path) useSession.setState({ canadaPath: path });
  useDetection.setState({ isDone: true });
}

/** Stores a manual choice of the site. */
export function chooseSite(site: 'canada' | 'general'): void {
  useSession.setState({ changeCountry: true, canadaPath: site === 'canada' ? canadaSitePath : '' });
}
