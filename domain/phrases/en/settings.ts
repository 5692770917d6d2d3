/** The settings: the frame and what everybody finds there. */
export const settings = {
  title: 'Settings',
  purpose: 'Your account and how the product works for you.',
  wideTitle: 'All settings',
  widePurpose: 'Your account, and what your role looks after.',
  openAll: 'All settings',
  openOwn: 'Only my own settings',
  account: {
    title: 'Your account',
    name: 'Name',
    email: 'Email',
    role: 'Role',
    organisation: 'Organisation',
  },
};
