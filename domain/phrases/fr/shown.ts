import type { Phrases } from '#domain/phrases/phrases.ts';

export const shown = {
  title: 'Ce que voit un employeur',
  purpose: 'Voici ce que l’équipe de recrutement voit de votre profil quand vous postulez.',
  open: 'Voir ce que voit un employeur',
  failed: 'Cette page ne s’est pas chargée',
  loading: 'Chargement de ce que voit un employeur',
  sent: 'Avec une candidature, elle reçoit aussi',
  sentItems: {
    answers: 'vos réponses à ses questions et votre mot',
    resume: 'le fichier de CV que vous choisissez, si vous en choisissez un',
    match: 'votre correspondance avec l’emploi, partie par partie',
  },
  notShown: 'Elle ne reçoit pas',
  never: {
    needs: 'ce qui vous aide à bien travailler, sauf si vous le lui montrez vous-même',
    preferences: 'ce que vous cherchez',
    account: 'votre compte, vos emplois enregistrés et vos autres candidatures',
  },
  hiddenItems: 'Vous masquez : {{names}}',
  hide: 'Qui le voit',
  hideTitle: 'Ce que vous gardez pour vous',
  hideHint:
    'Choisissez ce que personne d’autre ne doit voir. Les employeurs et les partenaires voient alors votre profil sans cela. Cela reste dans vos propres fichiers JSON.',
  alwaysShown:
    'Votre nom, votre titre, vos compétences et vos certificats sont toujours visibles : la correspondance en est faite.',
  fields: {
    email: 'E-mail',
    phone: 'Téléphone',
    place: 'Ville et État ou province',
    summary: 'Résumé',
    experience: 'Expérience professionnelle',
    education: 'Formation',
    languages: 'Langues',
    links: 'Liens',
  },
  contact: 'Coordonnées',
} satisfies Phrases['shown'];
