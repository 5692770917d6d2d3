import type { ApplicationPage } from '#domain/features/applications/contract.ts';

export const emptyCounts: NonNullable<ApplicationPage['counts']> = {
  draft: 0,
  sourced: 0,
  applied: 0,
  screening: 0,
  interview: 0,
  offer: 0,
  offered: 0,
  'on-hold': 0,
  hired: 0,
  declined: 0,
  rejected: 0,
  withdrawn: 0,
};
