/** How one wants to be told, in the settings. */
export const telling = {
  title: 'Notifications and quiet hours',
  intro: 'Changes are saved at once. What concerns your account itself, such as a new password, is always told.',
  mail: 'Mail about what happens',
  mailNote: 'Off stops every mail but those your account needs.',
  topics: { messages: 'New messages', applications: 'Applications and their stages' },
  inProduct: 'In the product',
  byMail: 'By mail',
  quiet: {
    title: 'Quiet hours',
    on: 'Keep some hours free of mail',
    note: 'Mail waits and arrives when the hours are over. In the product nothing opens or sounds by itself at any time.',
    from: 'From',
    until: 'Until',
    zone: 'Time zone: {{zone}}',
    useZone: 'Use the zone of this device: {{zone}}',
  },
};
