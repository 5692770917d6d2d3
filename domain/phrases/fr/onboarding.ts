import type { Phrases } from '#domain/phrases/phrases.ts';

export const onboarding = {
  title: 'Premiers pas',
  loading: 'Chargement de vos premiers pas',
  leave: 'Vous pouvez partir à tout moment. Nous gardons votre place, sur tous vos appareils.',
  skip: 'Passer cette étape',
  back: 'Retour',
  next: 'Enregistrer et continuer',
  saving: 'Enregistrement',
  consent: {
    name: 'Votre accord',
    title: 'Avant de commencer',
    purpose: 'Lisez ce dont nous convenons, en mots simples. Nous pouvons ensuite garder votre profil.',
  },
  comfort: {
    name: 'Confort',
    title: 'Installez-vous confortablement',
    purpose:
      'Choisissez l’aspect et les mouvements du site. Vous les retrouvez sous « Confort » en haut de chaque page.',
  },
  resume: {
    name: 'Votre CV',
  },
  preferences: {
    name: 'Ce que vous cherchez',
    title: 'Que cherchez-vous ?',
    purpose: 'Chaque page d’emploi dit ensuite ce qui convient. Chaque réponse est facultative et modifiable.',
  },
  needs: {
    name: 'Ce qui vous aide',
    title: 'Qu’est-ce qui vous aide à bien travailler ?',
    purpose: 'Cette étape est facultative. Vous la retrouvez dans vos paramètres.',
  },
  organisation: {
    name: 'Votre organisation',
    title: 'Présentez votre organisation',
    purpose: 'Nous le lisons en vérifiant votre organisation. Plus tard, cela figure à côté de vos emplois.',
    nameLabel: 'Nom',
    website: 'Site web',
    websiteHint: 'Par exemple https://example.com',
    about: 'À propos de votre organisation',
    aboutHint: 'Ce que vous faites, et pourquoi vous voulez participer. Quelques phrases suffisent.',
    city: 'Ville',
    region: 'État ou région',
    country: 'Pays',
  },
  first_job: {
    name: 'Votre premier emploi',
    title: 'Écrivez votre premier emploi',
    purpose: 'Un brouillon suffit. Il devient public quand vous le publiez après l’approbation.',
    write: 'Écrire un emploi',
    later: 'Je le ferai plus tard',
  },
  done: {
    title: 'Tout est prêt',
    purpose: 'Tout peut être modifié à tout moment.',
    again: 'Revoir : {{step}}',
    steps: 'Vos premiers pas',
    start: 'Aller à ma page de départ',
  },
} satisfies Phrases['onboarding'];
