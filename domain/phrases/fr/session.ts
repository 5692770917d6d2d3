import type { Phrases } from '#domain/phrases/phrases.ts';

export const session = {
  inactive: 'Votre session s’est fermée pour inactivité. Veuillez actualiser la page.',
  serverError: 'Erreur du serveur. Veuillez actualiser la page.',
  loginDone: 'Connexion réussie',
  expired: 'Session expirée. Connectez-vous à nouveau.',
  expiredElsewhere: 'La session a expiré. Connectez-vous à nouveau.',
  noResponse: 'Aucune réponse du serveur.',
  downloadFailed: 'Un problème est survenu.',
  somethingWentWrong: 'Un problème est survenu',
  keptDraft: 'Votre travail est conservé. Après la connexion, vous revenez à la même page.',
  refreshHelp: 'Votre travail est conservé. Si l’actualisation ne suffit pas, contactez le service d’aide.',
  signedInUntil: 'Votre session reste ouverte jusqu’à {{time}}.',
  endsSoon: 'Votre session se fermera à {{time}}.',
  stay: 'Garder la session ouverte',
  stayed: 'Votre session reste ouverte jusqu’à {{time}}.',
  stayFailed: 'Nous n’avons pas pu prolonger votre session. Réessayez.',
} satisfies Phrases['session'];
