import type { Phrases } from '#domain/phrases/phrases.ts';

export const unsubscribe = {
  title: 'Nos messages',
  askTitle: 'Ne plus recevoir de nouvelles par e-mail ?',
  askText:
    'Vous retrouvez tout dans vos notifications. Les messages sur votre mot de passe et votre compte arrivent toujours.',
  stop: 'Arrêter ces messages',
  stoppedTitle: 'Vous ne recevez plus de nouvelles par e-mail',
  stoppedText: 'Vous pouvez les reprendre ici.',
  take: 'M’envoyer à nouveau des nouvelles',
  search: {
    askTitle: 'Ne plus recevoir d’e-mails sur « {{search}} » ?',
    askText: 'Vous trouvez à tout moment les nouveaux emplois de cette recherche dans vos recherches enregistrées.',
    stoppedTitle: 'Vous ne recevez plus d’e-mails sur « {{search}} »',
    stoppedText: 'La recherche reste enregistrée. Vous pouvez reprendre ces e-mails ici.',
    stop: 'Arrêter ces e-mails',
    take: 'M’envoyer à nouveau ces e-mails',
  },
  pending: 'Enregistrement',
  failedHint: 'Connectez-vous pour choisir ce que nous vous écrivons.',
} satisfies Phrases['unsubscribe'];
