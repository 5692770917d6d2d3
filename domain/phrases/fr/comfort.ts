import type { Phrases } from '#domain/phrases/phrases.ts';

export const comfort = {
  title: 'Réglages de confort',
  intro: 'Les changements sont immédiats et restent sur cet appareil.',
  introOwn: 'Les changements sont immédiats. Ils suivent votre compte sur vos autres appareils.',
  keep: 'Ils restent quand vous vous déconnectez.',
  reset: 'Revenir aux réglages standard',
  resetDone: 'Les réglages standard sont rétablis',
  calm: {
    label: 'Mode calme',
    hint: 'Sans minuteur, sans mouvement, sans son.',
  },
  theme: {
    label: 'Thème',
    system: 'Comme sur cet appareil',
    light: 'Clair',
    dark: 'Sombre',
    contrast: 'Contraste élevé',
  },
  tint: {
    label: 'Couleur de la page',
    paper: 'Papier',
    cream: 'Crème',
    mint: 'Menthe',
    sky: 'Ciel',
    rose: 'Rose',
    grey: 'Gris',
    white: 'Blanc',
  },
  text: {
    label: 'Taille du texte',
    value: '{{value}} %',
  },
  spacing: {
    label: 'Espacement',
    normal: 'Normal',
    wide: 'Large',
    widest: 'Très large',
  },
  font: {
    label: 'Police',
    atkinson: 'Atkinson Hyperlegible',
    system: 'Police de cet appareil',
    lexend: 'Lexend',
    opendyslexic: 'OpenDyslexic',
  },
  density: {
    label: 'Densité des listes',
    comfortable: 'Confortable',
    compact: 'Compacte',
  },
  motion: {
    label: 'Mouvement',
    system: 'Comme sur cet appareil',
    off: 'Désactivé',
  },
  timers: {
    label: 'Minuteurs',
    hint: 'Durée d’affichage des messages avant leur fermeture.',
    designed: 'Standard',
    longer: '10 fois plus long',
    never: 'Ne jamais fermer',
  },
  offer: {
    text: 'Votre appareil demande moins de mouvement. Activer le mode calme ?',
    yes: 'Activer le mode calme',
    no: 'Non, merci',
  },
  enter: {
    label: 'Touche Entrée pendant l’écriture',
    hint: 'Ctrl et Entrée envoient toujours.',
    designed: 'Standard : envoie dans le chat, nouvelle ligne dans les messages',
    sends: 'Envoie',
    line: 'Nouvelle ligne',
  },
  language: {
    label: 'Langue',
    browser: 'Comme dans le navigateur',
  },
} satisfies Phrases['comfort'];
