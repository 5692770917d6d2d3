import type { Phrases } from '#domain/phrases/phrases.ts';

/** La palette : pages, emplois, personnes et actions en quelques mots. */
export const palette = {
  title: 'Aller ou faire',
  label: 'Page, emploi, personne ou action',
  labelVisitor: 'Page, emploi ou action',
  hint: 'Tapez un mot, puis choisissez avec les flèches et Entrée. Échap ferme.',
  shortcut: 'S’ouvre avec {{keys}}',
  pages: 'Pages',
  actions: 'Actions',
  jobs: 'Emplois',
  people: 'Personnes',
  none: 'Rien ne correspond à « {{words}} »',
  noneText: 'Essayez un autre mot, ou regardez les emplois.',
  failed: 'Les emplois et les personnes ne se chargent pas. Les pages et les actions marchent.',
  searching: 'Recherche d’emplois et de personnes',
  found_one: '{{count}} résultat',
  found_other: '{{count}} résultats',
  switchTo: 'Lire en {{language}}',
  calmOn: 'Activer le mode calme',
  calmOff: 'Désactiver le mode calme',
  theme: 'Thème : {{theme}}',
  settings: 'Réglages de confort',
} satisfies Phrases['palette'];
