/** The profile as a file. */
export const takeAlong = {
  title: 'Take your profile along',
  purpose: 'Your profile is yours. Use it elsewhere, print it, or keep a copy.',
  pdf: 'Download as PDF',
  pdfHint: 'As employers see it, in the language of this page. What you hide is left out.',
  json: 'Download as JSON Resume',
  jsonHint: 'Everything in your profile, for other programs. You can add such a file here as a résumé.',
  making: 'Making the file',
  neither: 'What helps you to work well is in neither file.',
  headings: {
    about: 'About',
    experience: 'Work experience',
    education: 'Education',
    skills: 'Skills',
    certifications: 'Certificates',
    languages: 'Languages',
    links: 'Links',
    contact: 'Contact',
  },
  time: '{{start}} to {{end}}',
  today: 'today',
  page: 'Page {{page}} of {{pages}}',
};
