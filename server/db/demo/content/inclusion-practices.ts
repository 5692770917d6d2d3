/** What an organisation says it does for neurodivergent colleagues. */
export const inclusionPractices: readonly string[] = [
  'Interview questions are sent ahead to everyone.',
  'Quiet rooms on every floor.',
  'A buddy for the first three months.',
  'Managers are trained in clear instructions.',
  'Written agendas for all meetings.',
  'Adjustments are arranged without a diagnosis.',
  'Fixed desks for those who want one.',
  'A staff network run by neurodivergent colleagues.',
  'Work trials are paid.',
  'Feedback comes in writing first.',
];
