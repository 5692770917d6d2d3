import type { Phrases } from '#domain/phrases/phrases.ts';

export const telling = {
  title: 'Notifications et heures calmes',
  intro:
    'Les changements sont enregistrés aussitôt. Ce qui concerne votre compte lui-même, comme un nouveau mot de passe, vous est toujours signalé.',
  mail: 'E-mails sur ce qui se passe',
  mailNote: 'Désactivé, plus aucun e-mail n’arrive, sauf ceux dont votre compte a besoin.',
  topics: { messages: 'Nouveaux messages', applications: 'Candidatures et leurs étapes' },
  inProduct: 'Dans le produit',
  byMail: 'Par e-mail',
  quiet: {
    title: 'Heures calmes',
    on: 'Garder des heures sans e-mail',
    note: 'Les e-mails attendent et arrivent à la fin de ces heures. Dans le produit, rien ne s’ouvre ni ne sonne tout seul, à aucun moment.',
    from: 'De',
    until: 'À',
    zone: 'Fuseau horaire : {{zone}}',
    useZone: 'Utiliser le fuseau de cet appareil : {{zone}}',
  },
} satisfies Phrases['telling'];
