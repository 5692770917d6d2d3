import type { Phrases } from '#domain/phrases/phrases.ts';

export const dashboard = {
  title: 'Votre accueil',
  hello: 'Bonjour, {{name}}',
  purpose: 'La suite pour vous, sur une page.',
  applications: 'Vos prochaines étapes',
  noApplications: 'Vous n’avez pas de candidature ouverte.',
  allApplications: 'Toutes mes candidatures',
  profile: 'Votre profil',
  aside: 'Votre profil et vos recherches',
  recommended: 'Emplois qui vous conviennent',
  why: 'Triés selon leur correspondance avec votre profil.',
  because: 'Vous avez ce qui est demandé : {{terms}}',
  noJobs: 'Il n’y a pas encore d’emploi à recommander. Ajoutez des compétences à votre profil, ou cherchez.',
  moreJobs: 'Plus d’emplois qui me conviennent',
} satisfies Phrases['dashboard'];
