/** The product's fixed texts about sign-in and failed calls: letter for letter, spelling included. */
export const session = {
  inactive: 'You have been Logged out due to Inactivity. Kindly refresh the page.',
  serverError: 'Server Error. Kindly refresh the page.',
  loginDone: 'login successfully done',
  expired: 'Session Expired! Please Login Again',
  expiredElsewhere: 'Session expired! Please login again.',
  noResponse: 'No response from server.',
  downloadFailed: 'Somthing went wrong.',
  somethingWentWrong: 'something went wrong',
  keptDraft: 'Your work is kept. After you sign in, you come back to the same page.',
  refreshHelp: 'Your work is kept. If a refresh does not help, contact the help desk.',
  signedInUntil: 'You stay signed in until {{time}}.',
  endsSoon: 'You will be signed out at {{time}}.',
  stay: 'Stay signed in',
  stayed: 'You stay signed in until {{time}}.',
  stayFailed: 'We could not renew your sign-in. Try again.',
};
