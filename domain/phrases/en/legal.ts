/** The terms and the privacy policy that people accept when they sign up. */
export const legal = {
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
};
