/** The typed feedback dialog. */
export const feedback = {
  title: 'Send feedback',
  menu: 'Feedback',
  intro: 'A person reads it. The page you are on is sent with it.',
  type: 'Feedback type',
  types: {
    Complaints: 'Complaints',
    Suggestions: 'Suggestions',
    Questions: 'Questions',
    Others: 'Others',
  },
  description: 'Description',
  descriptionHint: 'Letters, numbers and punctuation work. These signs do not: < > { } \\ ^ ` |',
  submit: 'Submit',
  pending: 'Sending',
  sent: 'Thank you. Your feedback has arrived.',
  failed: 'Your feedback could not be sent. Try again.',
  missing: 'Choose a type and write a description.',
  cleared: 'Your feedback was cleared.',
};
