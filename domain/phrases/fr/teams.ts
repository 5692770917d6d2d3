import type { Phrases } from '#domain/phrases/phrases.ts';

export const teams = {
  hiring: {
    title: 'Équipe de recrutement',
    purpose: 'Les personnes qui travaillent sur vos postes.',
  },
  wide: {
    title: 'Équipes de recrutement',
    purpose: 'Les personnes de tous les employeurs.',
  },
  partner: {
    title: 'Équipe',
    purpose: 'Les personnes qui accompagnent avec vous.',
  },
  concierge: {
    title: 'Équipe d’assistance',
    purpose: 'Les personnes de l’assistance.',
  },
  search: 'Nom, e-mail ou organisation',
  columns: {
    name: 'Nom',
    role: 'Rôle',
    organisation: 'Organisation',
    jobs: 'Postes ouverts',
    active: 'Dernière activité',
  },
  never: 'Pas encore',
  you: 'vous',
  empty: 'Cette équipe n’a encore personne',
  emptyText: 'Les membres s’affichent ici à la création de leur compte.',
  filtered: 'Personne ne porte ces mots',
  clear: 'Afficher tout le monde',
} satisfies Phrases['teams'];
