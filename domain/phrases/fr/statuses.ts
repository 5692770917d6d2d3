import type { Phrases } from '#domain/phrases/phrases.ts';

export const statuses = {
  all: 'Tous',
  application: {
    applied: 'Candidature envoyée',
    hired: 'Embauche confirmée',
    interview: 'Entretien',
    'on-hold': 'En attente',
    declined: 'Offre refusée',
    screening: 'Présélection',
    offered: 'Offre envoyée',
    withdrawn: 'Retirée',
    sourced: 'Profil proposé',
    offer: 'Offre en préparation',
    draft: 'Brouillon',
    rejected: 'Non retenue',
  },
  job: {
    active: 'Actif',
    paused: 'En pause',
    closed: 'Fermé',
    draft: 'Brouillon',
    Offered: 'Offre envoyée',
  },
} satisfies Phrases['statuses'];
