import type { Provider } from './contract.ts';

/** Where the well-known providers are; a tenant's own one is named by its issuer. */
export const knownIssuers: Readonly<Record<Provider, string>> = {
  google: 'https://accounts.google.com',
  linkedin: 'https://www.linkedin.com/oauth',
  indeed: 'https://secure.indeed.com',
  sso: '',
};

/** How a client of the provider names itself, as far as the provider does not leave it open. */
export function usualClientAuth(provider: Provider): 'basic' | 'post' {
  return provider === 'linkedin' || provider === 'indeed' ? 'post' : 'basic';
}

/** Where access tokens of the provider are looked up; empty where none are taken. */
export function usualTokenInfo(provider: Provider): string {
  return provider === 'google' ? 'https://oauth2.googleapis.com/tokeninfo' : '';
}
