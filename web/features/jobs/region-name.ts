import { CANADIAN_PROVINCES, US_STATES } from '#domain/reference/regions.ts';

const lists = { US: US_STATES, CA: CANADIAN_PROVINCES };

/** "US-GA" as people say it; what no list knows stays as it is. */
export function regionName(key: string): string {
  const [country = '', code = ''] = key.split('-');
  const list = country === 'US' || country === 'CA' ? lists[country] : [];
  return list.find(({ short_code }) => short_code === code)?.value ?? key;
}
