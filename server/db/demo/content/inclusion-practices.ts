/** Inclusion practices on organization profiles. */
export const inclusionPractices: readonly string[] = [
  'Interview questions are sent in advance to everyone.',
  'Quiet rooms on every floor.',
  'A buddy for the first three months.',
  'Managers are trained to give clear instructions.',
  'Written agendas for all meetings.',
  'Accommodations do not require a diagnosis.',
  'Assigned desks for anyone who wants one.',
  'An employee resource group led by neurodivergent colleagues.',
  'Paid work trials.',
  'Feedback is given in writing first.',
];
