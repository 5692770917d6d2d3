import type { PhraseKey } from '#domain/phrases/phrases.ts';

/** English texts that the specification fixes, including spelling errors, by phrase key. */
export const exactTexts: Readonly<Partial<Record<PhraseKey, string>>> = {
  'session.inactive': 'You have been Logged out due to Inactivity. Kindly refresh the page.',
  'session.serverError': 'Server Error. Kindly refresh the page.',
  'session.loginDone': 'login successfully done',
  'session.expired': 'Session Expired! Please Login Again',
  'session.expiredElsewhere': 'Session expired! Please login again.',
  'session.noResponse': 'No response from server.',
  'session.downloadFailed': 'Somthing went wrong.',
  'session.somethingWentWrong': 'something went wrong',
  'help.title': 'Common FAQ',
  'feedback.types.Complaints': 'Complaints',
  'feedback.types.Suggestions': 'Suggestions',
  'feedback.types.Questions': 'Questions',
  'feedback.types.Others': 'Others',
  'feedback.rating.launcher': 'Feedback',
  'feedback.rating.question': 'How would you rate your user experience?',
  'feedback.rating.feed': 'Tell us about your experience (optional)',
  'feedback.rating.limit': 'Maximum number of allowed characters are 150',
  'feedback.rating.email': 'Please enter your email address, so that we can follow up',
  'feedback.rating.invalidEmail': 'Please enter a valid email!',
  'feedback.rating.send': 'Send Feedback',
  'feedback.rating.thanks': 'Thank you for sharing your feedback with us',
  'placeholders.thankYouFeedback.title': 'Thank you for sharing your feedback with us',
  'help.howTo.search': 'Search for articles',
  'help.howTo.suggested': 'Suggested articles',
  'help.howTo.none': 'Sorry, there are no matching results found. try common FAQ or reach out to our helpdesk',
  'help.articles.register.question': 'How to register/sign up',
  'help.articles.password.question': 'How to change password',
  'help.articles.profile.question': 'How to complete profile',
  'help.articles.search.question': 'How to search and apply for jobs',
  'help.articles.preferences.question': 'How to add job preferences',
  'canada.note': 'You are on the Canada site.',
  'canada.change': 'Change',
};

/** Features of `textsOfFeatures` that are not implemented yet. */
export const pendingFeatures: ReadonlySet<string> = new Set();

/**
 * Fixed texts by feature. The first text of each feature is unique, so that it shows whether the feature exists. Three
 * dots at the end replace a value.
 */
export const featureTexts: Readonly<Record<string, readonly string[]>> = {
  'rating feedback': [
    'How would you rate your user experience?',
    'Feedback',
    'Tell us about your experience (optional)',
    'Maximum number of allowed characters are 150',
    'Please enter your email address, so that we can follow up',
    'Please enter a valid email!',
    'Send Feedback',
    'Thank you for sharing your feedback with us',
  ],
  'chat window': [
    'Our team is here to help you,',
    'Hey ...',
    'User',
    'Start a new conversation',
    'Send message',
    'Your conversations',
    'Active conversations',
    'All Empty',
    'Today',
    'Chat is closed on ...',
    'Chat is reopened on ...',
    'Helpdesk is typing...',
    'This chat has ended',
    'Enter your message here',
    'Helpdesk',
    'Online',
    'Away',
    'Offline',
  ],
  'chat of visitors': [
    'Please Enter your Email',
    'Submit',
    'Please enter a valid email',
    'Your Email is already registered with our system, please sign in for better experience',
    "Hey seems you're visiting us for the first time. Kindly Sign Up to continue.",
    'Continue chat',
  ],
  'how-to window': [
    'Search for articles',
    'Suggested articles',
    'Common FAQ',
    'Sorry, there are no matching results found. try common FAQ or reach out to our helpdesk',
  ],
};
