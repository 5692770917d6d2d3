/** Pages of plain content. */
export const content = {
  about: {
    title: 'About us',
    purpose: '{{title}} brings neurodivergent people and employers together.',
    sections: {
      who: {
        title: 'Who it is for',
        text: 'For autistic people, people with ADHD, dyslexia, dyspraxia, tics or other ways of thinking, and for everybody who wants to know what to expect. Nobody has to name a diagnosis.',
      },
      how: {
        title: 'What is different here',
        text: 'Jobs tell their pay, their surroundings and their hiring steps before you apply. A match score is always explained in words. You see who acts next and by when.',
      },
      people: {
        title: 'People decide',
        text: 'No program turns anybody down. A person reads every application, and everybody gets an answer.',
      },
      partners: {
        title: 'Who works with us',
        text: 'Employers, corporate partners, non-profit organisations and organisations that teach skills.',
      },
    },
  },
  pricing: {
    title: 'Pricing',
    purpose: 'Free for everybody who looks for work, now and later.',
    sections: {
      seekers: {
        title: 'Job seekers: free',
        text: 'Searching, your profile, applying, messages and the help desk cost nothing. Nobody can pay to be shown first.',
      },
      partners: {
        title: 'Non-profit and skilling partners: free',
        text: 'You look after people. Accounts for your whole team are included.',
      },
      employers: {
        title: 'Employers: agreed with your programme',
        text: 'The price depends on how many jobs you publish and the help you want. You get it in writing before anything starts. Drafts and your profile are free.',
      },
      sponsors: {
        title: 'Corporate partners: a sponsorship',
        text: 'You support the programme, and your profile shows on the public pages.',
      },
    },
  },
  contact: {
    title: 'Contact us',
    purpose: 'A person answers. Choose the way that suits you.',
    sections: {
      write: {
        title: 'When you write',
        text: 'Say what you wanted to do and what happened. You need not be formal. We answer within two working days.',
      },
      call: {
        title: 'When you call',
        text: 'You may ask for a pause at any time, or ask us to write instead.',
      },
      self: {
        title: 'Answers now',
        text: 'Five articles show each step of signing up, your password, your profile, applying and preferences.',
      },
    },
    none: 'Contact details are not set for this programme yet.',
  },
  news: {
    title: 'News',
    purpose: 'What happens in the programme, the latest first.',
    read: 'Read the press release',
    sections: {
      opening: {
        title: 'Job seekers, employers and partners in one place',
        text: 'The programme is open. Everybody can search jobs without an account.',
      },
      languages: {
        title: 'Every page in four languages',
        text: 'English, French, Spanish and Korean, chosen by your browser or by you.',
      },
    },
  },
  press: {
    title: '{{title}} opens hiring that says what happens next',
    page: 'Press release',
    purpose: 'For immediate use. Names and texts may be quoted.',
    sections: {
      what: {
        title: 'What is new',
        text: 'Job seekers see pay, surroundings and every hiring step before they apply. After applying they see who acts next, and by when.',
      },
      why: {
        title: 'Why it matters',
        text: 'Many neurodivergent people leave a hiring process because it is unclear. Clear steps help them, and they help everybody else too.',
      },
      contact: {
        title: 'Contact for the press',
        text: 'Write to the address on the contact page.',
      },
    },
  },
};
