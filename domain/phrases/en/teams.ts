/** The people of an organisation. */
export const teams = {
  hiring: {
    title: 'Hiring team',
    purpose: 'The people who work on your jobs.',
  },
  wide: {
    title: 'Hiring teams',
    purpose: 'The people of all employers.',
  },
  partner: {
    title: 'Team',
    purpose: 'The people who look after job seekers with you.',
  },
  concierge: {
    title: 'Concierge team',
    purpose: 'The people of the help desk.',
  },
  search: 'Name, email or organisation',
  columns: {
    name: 'Name',
    role: 'Role',
    organisation: 'Organisation',
    jobs: 'Open jobs',
    active: 'Last active',
  },
  never: 'Not yet',
  you: 'you',
  empty: 'Nobody is in this team yet',
  emptyText: 'Members show here when their account is made.',
  filtered: 'Nobody has these words',
  clear: 'Show everybody',
};
