/** The terms, and the privacy policies by audience. */
export const legal = {
  also: 'Also read',
  terms: {
    title: 'Terms of service',
    purpose: 'What you and we agree on, in plain words.',
    points: {
      first: 'Job seekers use this service for free. Nobody pays to be seen first.',
      second: 'Tell the truth about yourself, your organisation and your jobs. Write about people with respect.',
      third: 'An application is a message to one employer. You can withdraw it at any time.',
      fourth: 'A person decides about every application. The match score only sorts, and it is always explained.',
      fifth: 'Employers answer everybody who applied. Nobody is turned down without a message.',
      sixth: 'We may close accounts that harm others. We say why, and you can ask us to look again.',
    },
  },
  privacy: {
    title: 'Privacy policy',
    purpose: 'What we know about you, who sees it, and what you decide.',
    points: {
      first: 'We keep what you enter: your account, your profile, your résumés and your applications.',
      second:
        'An employer sees your profile and what you sent only when you apply to their job, or when you agree to be put forward.',
      third: 'We never ask for a diagnosis. What you tell about your needs stays out of search, score and lists.',
      fourth: 'We do not sell data, and we show no advertising.',
      fifth:
        'Your résumé is read by our own program on our own server. Nothing goes into your profile before you have checked it.',
      sixth: 'You can ask us for a copy of your data, or to delete your account. We say what the law makes us keep.',
    },
  },
  employers: {
    title: 'Privacy for employers',
    purpose: 'What employers and corporate partners may do with what they see here.',
    points: {
      first: 'You see a person’s profile and answers when they apply to your job. Use them for that job alone.',
      second:
        'Only the people you name on a job see its applicants. Remove somebody who leaves your team the same day.',
      third: 'Do not copy applications into other lists, and do not give them to other companies.',
      fourth: 'Adjustments somebody asks for are not part of the decision. The reason for them stays with the person.',
      fifth: 'We keep who did what and when. You can ask us for the record of your organisation.',
      sixth: 'When a job closes, answer everybody. We remove applications when the law lets us, and tell you before.',
    },
  },
  partners: {
    title: 'Privacy for non-profit partners',
    purpose: 'What partners may do with what they know about the people they look after.',
    points: {
      first: 'You see the people linked to your organisation, and those who agreed to be found. Nobody else.',
      second: 'A person can end the link to you at any time. From then on you see nothing new.',
      third: 'Ask before you put somebody forward for a job. They decide if they apply.',
      fourth: 'Notes you write about somebody can be read by them on request. Write what you would say to them.',
      fifth: 'Upload a résumé only when the person has agreed to it.',
      sixth: 'Reports show groups of ten people or more, so that nobody can be recognised.',
    },
  },
};
