import type { HideableField } from '#domain/features/seekers/profile-parts.ts';

/** What others see of a profile, and what they do not. */
export const shown = {
  title: 'What an employer sees',
  purpose: 'This is what the hiring team sees of your profile when you apply.',
  open: 'See what an employer sees',
  failed: 'This page did not load',
  loading: 'Loading what an employer sees',
  sent: 'With an application they also get',
  sentItems: {
    answers: 'your answers to their questions, and your note',
    resume: 'the résumé file you choose, if you choose one',
    match: 'your match with the job, part by part',
  },
  notShown: 'They do not get',
  never: {
    needs: 'what helps you to work well, unless you show it to them yourself',
    preferences: 'what you look for',
    account: 'your account, your saved jobs and your other applications',
  },
  hiddenItems: 'You hide: {{names}}',
  hide: 'Who sees it',
  hideTitle: 'What you keep to yourself',
  hideHint:
    'Choose what nobody else may see. Employers and partners then see your profile without it. It stays in your own downloads as JSON.',
  alwaysShown: 'Your name, headline, skills and certificates are always shown: the match is made of them.',
  fields: {
    email: 'Email',
    phone: 'Phone',
    place: 'City and state',
    summary: 'Summary',
    experience: 'Work experience',
    education: 'Education',
    languages: 'Languages',
    links: 'Links',
  } satisfies Record<HideableField, string>,
  contact: 'Contact',
};
