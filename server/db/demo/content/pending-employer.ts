/** Signed up last week and not yet approved. */
export const pendingEmployer = {
  name: 'Tallow & Reed Bakeries',
  site: 'tallow-and-reed',
  place: ['Burlington', 'VT'],
  description: 'Tallow & Reed bakes bread and crackers in two small plants and would like to hire through the program.',
} as const;
