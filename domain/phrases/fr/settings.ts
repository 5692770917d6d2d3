import type { Phrases } from '#domain/phrases/phrases.ts';

export const settings = {
  title: 'Paramètres',
  purpose: 'Votre compte et la façon dont le produit fonctionne pour vous.',
  wideTitle: 'Tous les paramètres',
  widePurpose: 'Votre compte et ce dont votre rôle s’occupe.',
  openAll: 'Tous les paramètres',
  openOwn: 'Mes paramètres seulement',
  account: {
    title: 'Votre compte',
    name: 'Nom',
    email: 'E-mail',
    role: 'Rôle',
    organisation: 'Organisation',
  },
} satisfies Phrases['settings'];
