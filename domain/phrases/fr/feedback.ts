import type { Phrases } from '#domain/phrases/phrases.ts';

export const feedback = {
  title: 'Envoyer un avis',
  menu: 'Avis',
  intro: 'Une personne le lit. La page où vous êtes est jointe.',
  type: 'Type d’avis',
  types: {
    Complaints: 'Réclamations',
    Suggestions: 'Suggestions',
    Questions: 'Questions',
    Others: 'Autres',
  },
  description: 'Description',
  descriptionHint: 'Les lettres, chiffres et signes de ponctuation passent. Ceux-ci ne passent pas : < > { } \\ ^ ` |',
  submit: 'Envoyer',
  pending: 'Envoi en cours',
  sent: 'Merci. Votre avis est arrivé.',
  failed: 'Votre avis n’a pas pu être envoyé. Réessayez.',
  missing: 'Choisissez un type et écrivez une description.',
  cleared: 'Votre avis a été effacé.',
} satisfies Phrases['feedback'];
