/** The five articles of help; the FAQ page and the help window show the same. */
export const faq = {
  title: 'Common FAQ',
  purpose: 'Five articles, step by step.',
  contents: 'Articles',
  more: 'Your question is not here',
  moreText: 'A person at the help desk answers it.',
  articles: {
    register: {
      question: 'How to register/sign up',
      answer: 'An account is free and takes about two minutes.',
      steps: {
        s1: 'Choose Sign up on the home page.',
        s2: 'Choose who you are, for example somebody who looks for a job.',
        s3: 'Write your name, your email and a password.',
        s4: 'Accept the terms and choose Create account. You are signed in at once.',
      },
    },
    password: {
      question: 'How to change password',
      answer: 'You can change it whenever you want.',
      steps: {
        s1: 'Open your profile menu at the top and choose Settings.',
        s2: 'Go to the part about your password.',
        s3: 'Write the password you have now, then the new one. Three random words are good.',
        s4: 'If you forgot it, choose the link for a forgotten password on the sign-in page. We send you an email.',
      },
    },
    profile: {
      question: 'How to complete profile',
      answer: 'A full profile shows better matches. Nothing is required.',
      steps: {
        s1: 'Open your profile menu and choose Profile.',
        s2: 'Upload a résumé if you have one. You check each part before it is used.',
        s3: 'Add skills, certificates, education and experience.',
        s4: 'Choose Save. The page shows how complete your profile is.',
      },
    },
    search: {
      question: 'How to search and apply for jobs',
      answer: 'You can search without an account. To apply you need one.',
      steps: {
        s1: 'Choose Browse jobs and write a job title, a skill or an employer.',
        s2: 'Narrow the list by place, work mode and job type.',
        s3: 'Open a job and read its steps. Choose Apply.',
        s4: 'Answer part by part. Your answers are kept. Check them and choose Send application.',
      },
    },
    preferences: {
      question: 'How to add job preferences',
      answer: 'Preferences say what work you want. Each job page says how it fits them.',
      steps: {
        s1: 'Open your profile.',
        s2: 'Go to “What I look for”. Add the jobs, the places and the industries you like.',
        s3: 'Choose where and how much you work, and the least pay you want.',
        s4: 'Choose “Save what I look for”. Open a job to see how it fits.',
      },
    },
  },
};
