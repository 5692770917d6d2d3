import { CANADIAN_PROVINCES, US_STATES } from '#domain/reference/regions.ts';

const lists = { US: US_STATES, CA: CANADIAN_PROVINCES };

/** The name of a region code such as "US-GA"; unknown codes stay unchanged. */
export function regionName(key: string): string {
  const [country = '', code = ''] = key.split('-');
  const list = country === 'US' || country === 'CA' ? lists[country] : [];
  return list.find(({ short_code }) => short_code === code)?.value ?? key;
}
