/** Password of all demo accounts. It is public, so by default a server with demo data listens on loopback only. */
export const demoPassword = 'calm river lantern';

/** The demo accounts; the first has user id 1. */
export const demoAccounts = [
  { email: 'admin@wavelength.test', name: 'Ngozi Halvorsen', description: 'administrator' },
  { email: 'manager@wavelength.test', name: 'Marisol Quint', description: 'hiring manager of an employer' },
  { email: 'recruiter@wavelength.test', name: 'Desmond Achterberg', description: 'lead of a nonprofit partner' },
  { email: 'skilling@wavelength.test', name: 'Yuki Brannigan', description: 'lead of a skilling partner' },
  { email: 'member@wavelength.test', name: 'Théo Lindqvist', description: 'member of the hiring team' },
  { email: 'recruiter-member@wavelength.test', name: 'Amara Sokolow', description: 'member of the nonprofit team' },
  { email: 'concierge@wavelength.test', name: 'Ines Farrukh', description: 'helpdesk' },
  { email: 'program@wavelength.test', name: 'Olena Castellane', description: 'program manager' },
  { email: 'seeker@wavelength.test', name: 'Haeun Delacroix', description: 'job seeker' },
] as const;

export type DemoEmail = (typeof demoAccounts)[number]['email'];
