import type { Phrases } from '#domain/phrases/phrases.ts';

export const impersonation = {
  title: 'Voir comme une autre personne',
  purpose: 'Voyez ce que quelqu’un voit, pour l’aider. C’est consigné, et la personne le voit.',
  search: 'Nom, e-mail ou organisation',
  submit: 'Chercher des personnes',
  found_one: '{{count}} personne',
  found_other: '{{count}} personnes',
  more: 'Il y en a d’autres. Ajoutez un mot à votre recherche.',
  none: 'Personne ne correspond à cette recherche',
  noneText: 'Vérifiez l’orthographe ou utilisez moins de mots. Les administrateurs ne sont jamais affichés.',
  disabled: 'Ce compte est désactivé.',
  view: 'Voir comme {{name}}',
  dialog: 'Voir comme {{name}}',
  rules:
    'La visite dure 30 minutes. Vous ne pouvez ni voir ni changer les mots de passe, les messages, les offres ou les besoins privés. {{name}} voit que vous avez regardé, et pourquoi.',
  reason: 'Pourquoi en avez-vous besoin ?',
  reasonHint: 'Au moins 10 caractères. {{name}} et le rapport d’audit l’affichent.',
  password: 'Votre propre mot de passe',
  start: 'Commencer la visite',
  pending: 'Démarrage',
  banner: 'Vous voyez le produit comme {{name}}',
  bannerText: 'Chaque étape est consignée. Fin à {{time}}.',
  stop: 'Terminer la visite',
  ended: 'La visite est terminée',
  endedText: 'Vous êtes de nouveau connecté avec votre propre compte.',
} satisfies Phrases['impersonation'];
