import type { Provider } from './contract.ts';

/** Issuer URLs; the tenant's own provider has a configured issuer. */
export const knownIssuers: Readonly<Record<Provider, string>> = {
  google: 'https://accounts.google.com',
  linkedin: 'https://www.linkedin.com/oauth',
  indeed: 'https://secure.indeed.com',
  sso: '',
};

/** The provider's client authentication method. */
export function getDefaultClientAuth(provider: Provider): 'basic' | 'post' {
  return provider === 'linkedin' || provider === 'indeed' ? 'post' : 'basic';
}

/** The URL that validates access tokens; empty if the provider's tokens are not accepted. */
export function getDefaultTokenInfoUrl(provider: Provider): string {
  return provider === 'google' ? 'https://oauth2.googleapis.com/tokeninfo' : '';
}
