/** Pages whose rows come with their feature: what they are for, and what to do meanwhile. */
export const later = {
  interviews: {
    title: 'Interviews',
    purpose: 'Planned talks, with the people, the time and the questions.',
    empty: 'No interview is planned',
    text: 'When somebody reaches the interview stage, you find them under applications.',
  },
  offers: {
    title: 'Offers',
    purpose: 'Offers being written, sent and answered.',
    empty: 'No offer has been written here',
    text: 'People who are at the offer stage stand under applications.',
  },
  advancedSearch: {
    title: 'Advanced search',
    purpose: 'Several conditions at once, kept under a name.',
    empty: 'You have no saved search',
    text: 'The search itself is open to you now.',
  },
  compare: {
    title: 'Compare applicants',
    purpose: 'Two to four people side by side, by the six parts of the match.',
    empty: 'Nobody is chosen',
    text: 'The list of applicants shows each score with its parts.',
  },
  assistant: {
    title: 'Guided help',
    purpose: 'Step by step through finding a job, a match or an interview.',
    empty: 'Guided help is not open yet',
    text: 'The articles explain each step, and a person at the help desk answers your questions.',
  },
  helpdesk: {
    title: 'Help desk',
    purpose: 'Questions of visitors and members, the longest wait first.',
    empty: 'Nobody is waiting',
    text: 'A new question shows here as soon as somebody asks it.',
  },
  helpdeskChat: {
    title: 'Help desk chat',
    purpose: 'One conversation with its history.',
    empty: 'No conversation is open',
    text: 'Choose one in the help desk.',
  },
  survey: {
    title: 'Survey',
    purpose: 'One question on each screen. You can skip any of them.',
    empty: 'No survey is open now',
    text: 'If you came by a link, the survey it belongs to has ended.',
  },
  surveyReports: {
    title: 'Survey answers',
    purpose: 'Answers by survey and question. Groups under 10 people stay hidden.',
    empty: 'No survey has answers',
    text: 'Answers show here after the first survey.',
  },
  surveySummary: {
    title: 'Survey summary',
    purpose: 'The main scores and themes, and how they change.',
    empty: 'There is nothing to sum up',
    text: 'A summary needs the answers of at least 10 people.',
  },
  thankYouFeedback: {
    title: 'Thank you for sharing your feedback with us',
    purpose: 'A person reads it. If you left your email, we may write back.',
  },
};
