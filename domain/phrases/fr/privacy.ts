import type { Phrases } from '#domain/phrases/phrases.ts';

export const privacy = {
  consents: {
    title: 'Ce que vous avez accepté',
    discoverable: 'Les partenaires qui accompagnent peuvent me trouver',
    discoverableNote: 'Ils voient votre profil, jamais vos besoins.',
    history: 'Historique',
    none: 'Rien n’est enregistré.',
    terms: {
      yes: 'Vous avez accepté les conditions et la politique de confidentialité.',
      no: 'Vous avez retiré votre accord aux conditions.',
    },
    found: {
      yes: 'Vous avez accepté d’être trouvé.',
      no: 'Vous ne voulez plus être trouvé.',
    },
  },
  data: {
    title: 'Télécharger mes données',
    purpose:
      'Tout ce que nous conservons sur vous, en un fichier avec vos documents. La préparation prend un peu de temps. Vous pouvez quitter cette page.',
    start: 'Préparer mon téléchargement',
    making: 'Votre téléchargement est en préparation',
    progress: '{{done}} parties sur {{total}}',
    ready: 'Préparé le {{date}}. Conservé jusqu’au {{until}}.',
    download: 'Télécharger',
    failed: 'Ce téléchargement n’a pas pu être préparé. Recommencez.',
    expired: 'Le téléchargement du {{date}} a été supprimé.',
  },
  deletion: {
    title: 'Supprimer mon compte',
    text: 'La suppression est définitive. Elle est immédiate.',
    goesTitle: 'Ce qui disparaît',
    goes: 'Votre nom, adresse, profil, documents, réponses, messages écrits, ce qui vous aide, demandes d’aménagement, personnes qui vous aident et paramètres. Les candidatures en cours sont retirées.',
    staysTitle: 'Ce qui reste, et pourquoi',
    stays:
      'Qu’une personne a postulé, les dates, les étapes, le score et ce que d’autres ont écrit, sans votre nom. Les employeurs doivent pouvoir montrer pendant deux ans qu’ils ont décidé équitablement. Le journal des changements reste pour la sécurité.',
    password: 'Votre mot de passe',
    passwordHint: 'Si votre compte n’a pas de mot de passe, laissez vide et reconnectez-vous d’abord.',
    action: 'Supprimer mon compte',
    confirmTitle: 'Supprimer définitivement votre compte ?',
    done: 'Votre compte est supprimé. Toutes les sessions sont terminées.',
  },
} satisfies Phrases['privacy'];
