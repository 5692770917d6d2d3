/** Password of all demo accounts. It is public, so by default a server with demo data listens on loopback only. */
export const demoPassword = 'calm river lantern';

/** The demo accounts; the first has user id 1. */
export const demoAccounts = [
  { email: 'admin@wavelength.test', name: 'Ngozi Halvorsen', description: 'administrator' },
  { email: 'manager@wavelength.test', name: 'Marisol Quint', what: 'hiring manager of an employer' },
  { email: 'recruiter@wavelength.test', name: 'Desmond Achterberg', what: 'lead of a non-profit partner' },
  { email: 'skilling@wavelength.test', name: 'Yuki Brannigan', what: 'lead of a skilling partner' },
  { email: 'member@wavelength.test', name: 'Théo Lindqvist', what: 'member of the hiring team' },
  { email: 'recruiter-member@wavelength.test', name: 'Amara Sokolow', what: 'member of the non-profit team' },
  { email: 'concierge@wavelength.test', name: 'Ines Farrukh', what: 'help desk' },
  { email: 'program@wavelength.test', name: 'Olena Castellane', what: 'program manager' },
  { email: 'seeker@wavelength.test', name: 'Haeun Delacroix', what: 'job seeker' },
] as const;

export type DemoEmail = (typeof demoAccounts)[number]['email'];
