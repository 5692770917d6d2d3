import { describeUser, useSession } from './session.ts';

const canada = '/ca';

/** Where the home page leads on: the Canada site, for those who are there and did not choose otherwise. */
export function useHomeVariant(): string | null {
  return useSession((session) => (session.canadaPath === '' ? null : session.canadaPath));
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
