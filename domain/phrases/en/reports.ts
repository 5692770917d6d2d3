/** Reports: each answers one question. */
export const reports = {
  back: 'All reports',
  empty: 'This report is not open yet',
  text: 'Your dashboard shows the numbers of today.',
  dashboard: 'Go to the dashboard',
  hiring: {
    title: 'Hiring reports',
    purpose: 'Each report answers one question.',
  },
  partner: {
    title: 'Partner reports',
    purpose: 'About the job seekers your organisation looks after.',
  },
  currentPipeline: {
    title: 'Current pipeline',
    purpose: 'How many people are in each stage now, and how long do they wait?',
  },
  applicationSource: {
    title: 'Application source',
    purpose: 'Where do applications come from, and which lead to a hire?',
  },
  historicPipeline: {
    title: 'Historic pipeline',
    purpose: 'How many people reached each stage, and where did they leave?',
  },
  hiringVelocity: {
    title: 'Hiring velocity',
    purpose: 'How many days pass from one stage to the next?',
  },
  successMetric: {
    title: 'Success metric',
    purpose: 'How often do offers and promised replies succeed?',
  },
  timeToHire: {
    title: 'Time to hire',
    purpose: 'How long does it take from applying to being hired?',
  },
  jobseekerjournal: {
    title: 'Job seeker journal',
    purpose: 'What happened with each person, in order of time?',
  },
  currentapplication: {
    title: 'Current applications',
    purpose: 'Where does each application stand, and which one has stalled?',
  },
  jobactivity: {
    title: 'Job activity',
    purpose: 'Which jobs are looked at, saved and applied to each week?',
  },
  jobseekersuccessmetric: {
    title: 'Job seeker success metric',
    purpose: 'How many people found a job, and how long did it take?',
  },
  openjobs: {
    title: 'Open jobs',
    purpose: 'Which open jobs fit the people you look after?',
  },
  audit: {
    title: 'Audit',
    purpose: 'Who did what, and when?',
  },
};
