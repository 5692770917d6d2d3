/** Stopping mail. */
export const unsubscribe = {
  title: 'Mail from us',
  askTitle: 'Stop mail about news?',
  askText: 'You still find everything in your notifications. Mail about your password and your account always comes.',
  stop: 'Stop this mail',
  stoppedTitle: 'You get no more mail about news',
  stoppedText: 'You can take it up again here.',
  take: 'Send me news again',
  search: {
    askTitle: 'Stop mail about “{{search}}”?',
    askText: 'You find the new jobs of this search under your saved searches at any time.',
    stoppedTitle: 'You get no more mail about “{{search}}”',
    stoppedText: 'The search itself stays. You can take the mail up again here.',
    stop: 'Stop mail about this search',
    take: 'Send me this mail again',
  },
  pending: 'Saving',
  failedHint: 'Log in to choose what we write to you about.',
};
