/** Stopping mail. */
export const unsubscribe = {
  title: 'Mail from us',
  askTitle: 'Stop mail about news?',
  askText: 'You still find everything in your notifications. Mail about your password and your account always comes.',
  stop: 'Stop this mail',
  stoppedTitle: 'You get no more mail about news',
  stoppedText: 'You can take it up again here.',
  take: 'Send me news again',
  pending: 'Saving',
  failedHint: 'Log in to choose what we write to you about.',
};
