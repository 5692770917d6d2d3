import { updateUser, useSession } from './session.ts';

const canadaSitePath = '/ca';

/** The path that the home page redirects to: the Canada site for visitors in Canada, unless they chose otherwise. */
export function useHomeVariant(): string | null {
  return useSession((session) => (session.canadaPath === '' ? null : session.canadaPath));
}

/** Whether language or time zone suggest Canada: enough to offer the Canada site, not to redirect to it. */
export function isLikelyInCanada(languages: readonly string[] = navigator.languages, zone = getTimeZone()): boolean {
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

function getTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Stores the detected country. A manual choice takes precedence. */
export function setDetectedCountry(code: string | null): void {
  const isCanada = code === 'CA';
  updateUser({ is_cananda: isCanada });
  if (useSession.getState().changeCountry) return;
  useSession.setState({ canadaPath: isCanada ? canadaSitePath : '' });
}

/** Stores a manual choice of the site. */
export function chooseSite(site: 'canada' | 'general'): void {
  useSession.setState({ changeCountry: true, canadaPath: site === 'canada' ? canadaSitePath : '' });
}
