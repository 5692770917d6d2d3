/** Waiting for approval. */
export const pendingEmployer = {
  name: 'Tallow & Reed Bakeries',
  domain: 'tallow-and-reed',
  city: ['Burlington', 'VT'],
  description: 'Tallow & Reed bakes bread and crackers in two small plants and would like to hire through the program.',
} as const;
