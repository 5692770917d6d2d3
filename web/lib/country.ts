import { describeUser, useSession } from './session.ts';

const canada = '/ca';

/** Where the home page leads on: the Canada site, for those who are there and did not choose otherwise. */
export function useHomeVariant(): string | null {
  return useSession((session) => (session.canadaPath === '' ? null : session.canadaPath));
}

/** Whether language or clock hint at Canada: enough to offer its site, too little to lead there. */
export function hintsAtCanada(languages: readonly string[] = navigator.languages, zone = ownZone()): boolean {
  return languages.some((language) => /-CA$/i.test(language)) || canadianZones.has(zone);
}

const canadianZones: ReadonlySet<string> = new Set(
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

function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Takes down in which country the browser is. What somebody chose by hand stays. */
export function noteCountry(code: string | null): void {
  const isCanada = code === 'CA';
  describeUser({ is_cananda: isCanada });
  if (useSession.getState().changeCountry) return;
  useSession.setState({ canadaPath: isCanada ? canada : '' });
}

/** Chooses the site by hand; the choice is remembered. */
export function chooseSite(site: 'canada' | 'general'): void {
  useSession.setState({ changeCountry: true, canadaPath: site === 'canada' ? canada : '' });
}
