/** Consents, the download of one’s data, and the end of one’s account. */
export const privacy = {
  consents: {
    title: 'What you agreed to',
    discoverable: 'Partners who look after job seekers may find me',
    discoverableNote: 'They see your profile, never your working needs.',
    history: 'History',
    none: 'Nothing is on record.',
    terms: {
      yes: 'You accepted the terms and the privacy notice.',
      no: 'You took back your consent to the terms.',
    },
    found: {
      yes: 'You agreed to be found.',
      no: 'You no longer want to be found.',
    },
  },
  data: {
    title: 'Download my data',
    purpose:
      'Everything we keep about you, as one file with your documents. Making it takes a little while. You can leave this page.',
    start: 'Prepare my download',
    making: 'Your download is being made',
    progress: '{{done}} of {{total}} parts',
    ready: 'Made {{date}}. Kept until {{until}}.',
    download: 'Download',
    failed: 'This download could not be made. Start it again.',
    expired: 'The download of {{date}} has been removed.',
  },
  deletion: {
    title: 'Delete my account',
    text: 'Deleting cannot be undone. It happens at once.',
    goesTitle: 'What goes',
    goes: 'Your name, email, profile, documents, answers, messages you wrote, what helps you, requests for adjustments, supporters and settings. Open applications are withdrawn.',
    staysTitle: 'What stays, and why',
    stays:
      'That somebody applied, the dates, the steps, the score and what others wrote, without your name. Employers must be able to show for up to two years that they decided fairly. The record of who changed what stays for security.',
    password: 'Your password',
    passwordHint: 'If your account has no password, leave it empty and sign in again first.',
    action: 'Delete my account',
    confirmTitle: 'Delete your account for good?',
    done: 'Your account is deleted. All sessions have ended.',
  },
};
