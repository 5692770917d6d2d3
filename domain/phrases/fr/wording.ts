import type { Phrases } from '#domain/phrases/phrases.ts';

/** Dire un texte du produit avec ses propres mots. */
export const wording = {
  title: 'Textes avec vos mots',
  intro: 'Trouvez un texte, puis écrivez-le avec les mots de vos équipes. Le texte standard reste toujours disponible.',
  language: 'Langue des textes',
  search: 'Mots du texte',
  onlyOwn: 'Seulement les textes que vous avez changés',
  count_one: '{{count}} texte trouvé',
  count_other: '{{count}} textes trouvés',
  more: 'Les {{shown}} premiers sur {{total}} sont affichés. Ajoutez un mot pour en trouver moins.',
  none: 'Aucun texte ne contient ces mots',
  noneText: 'Essayez un seul mot, ou cherchez dans une autre langue.',
  noneOwn: 'Vous n’avez encore changé aucun texte',
  noneOwnText: 'Désactivez le filtre pour trouver un texte à changer.',
  standard: 'Texte standard',
  own: 'Votre texte',
  isOwn: 'changé',
  edit: 'Changer : {{text}}',
  places: 'Gardez ces parties : {{places}}',
  save: 'Enregistrer ce texte',
  saving: 'Enregistrement du texte',
  saved: 'Votre texte est enregistré',
  reset: 'Revenir au texte standard',
  resetDone: 'Le texte standard est de retour',
} satisfies Phrases['wording'];
