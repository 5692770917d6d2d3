/** The page and the menu of languages. */
export const languagesPage = {
  title: 'Languages',
  purpose: 'Choose the language you read. You can change it at any time.',
  label: 'Language of this site',
  browser: 'As in the browser',
  browserNote: 'Your browser asks for {{language}}.',
  now: 'You read this site in {{language}}.',
  all: 'What is translated',
  allText:
    'All pages, messages, errors and mail are in each of these languages. Job posts stay in the language the employer wrote.',
  one: 'This site is offered in English.',
  dates: 'Dates and numbers are written as your language writes them. For example: {{date}} and {{number}}.',
};
