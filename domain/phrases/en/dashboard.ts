/** The job seeker's start page. */
export const dashboard = {
  title: 'Your start',
  hello: 'Hello, {{name}}',
  purpose: 'What is next for you, on one page.',
  applications: 'Your next steps',
  noApplications: 'You have no open applications.',
  allApplications: 'All my applications',
  profile: 'Your profile',
  aside: 'Your profile and saved searches',
  recommended: 'Jobs that fit you',
  why: 'Sorted by how well they match your profile.',
  because: 'You have what it asks for: {{terms}}',
  noJobs: 'There are no jobs to recommend yet. Add skills to your profile, or search.',
  moreJobs: 'More jobs that fit me',
};
