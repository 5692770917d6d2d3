import type { Phrases } from '#domain/phrases/phrases.ts';

export const mail = {
  hello: 'Bonjour {{name}},',
  life: {
    minutes_one: 'Ce lien fonctionne pendant {{count}} minute, et une seule fois.',
    minutes_other: 'Ce lien fonctionne pendant {{count}} minutes, et une seule fois.',
    hours_one: 'Ce lien fonctionne pendant {{count}} heure, et une seule fois.',
    hours_other: 'Ce lien fonctionne pendant {{count}} heures, et une seule fois.',
    days_one: 'Ce lien fonctionne pendant {{count}} jour.',
    days_other: 'Ce lien fonctionne pendant {{count}} jours.',
  },
  address: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  why: 'Vous recevez ce message parce que cette adresse a un compte sur {{tenant}}.',
  whyInvited: 'Vous recevez ce message parce que {{inviter}} nous a donné votre adresse.',
  whySearch: 'Vous recevez ce message parce que vous avez demandé des e-mails sur cette recherche.',
  unsubscribe: 'Ne plus recevoir ce genre de message',
  unsubscribeSearch: 'Ne plus recevoir d’e-mails sur cette recherche',
  help: 'Des questions ? Écrivez à {{email}}.',
  notYou: 'Si ce n’était pas vous, ignorez ce message. Rien ne change.',
  reason: 'La raison :',
  kinds: {
    verify_email: {
      subject: 'Confirmez votre e-mail pour {{tenant}}',
      text: 'Vous avez créé un compte sur {{tenant}}. Confirmez que cette adresse est la vôtre.',
      action: 'Confirmer mon e-mail',
    },
    reset_password: {
      subject: 'Un nouveau mot de passe pour {{tenant}}',
      text: 'Quelqu’un a demandé un nouveau mot de passe pour votre compte. Si c’était vous, choisissez-le ici. Vous serez ensuite déconnecté de tous les appareils.',
      action: 'Choisir un nouveau mot de passe',
    },
    set_password: {
      subject: 'Choisissez votre mot de passe pour {{tenant}}',
      text: 'Votre compte sur {{tenant}} n’a pas encore de mot de passe. Choisissez-en un, puis connectez-vous avec cet e-mail.',
      action: 'Choisir mon mot de passe',
    },
    password_changed: {
      subject: 'Votre mot de passe a changé',
      text: 'Le mot de passe de votre compte sur {{tenant}} est nouveau. Toutes les autres sessions sont terminées.\n\nSi ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et écrivez-nous.',
      action: 'Ce n’était pas moi',
    },
    second_step_on: {
      subject: 'Votre deuxième étape à la connexion est activée',
      text: 'La connexion à {{tenant}} demande maintenant un code en plus de votre mot de passe. Toutes les autres sessions sont terminées.\n\nSi ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et écrivez-nous.',
      action: 'Ce n’était pas moi',
    },
    second_step_off: {
      subject: 'Votre deuxième étape à la connexion est désactivée',
      text: 'Votre mot de passe seul ouvre maintenant votre compte sur {{tenant}}.\n\nSi ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et écrivez-nous.',
      action: 'Ce n’était pas moi',
    },
    organisation_received: {
      subject: 'Nous vérifions {{organisation}}',
      text: 'Merci d’avoir inscrit {{organisation}}. Nous vérifions chaque nouvelle organisation. Cela prend jusqu’à 2 jours ouvrés.\n\nEn attendant, vous pouvez compléter la présentation de votre organisation.',
      action: 'Voir où cela en est',
    },
    organisation_approved: {
      subject: '{{organisation}} est approuvée',
      text: '{{organisation}} est approuvée. Vous pouvez maintenant utiliser tout ce qui fait partie de votre compte.',
      action: 'Continuer',
    },
    organisation_rejected: {
      subject: 'Notre réponse au sujet de {{organisation}}',
      text: 'Nous ne pouvons pas approuver {{organisation}}. Merci de votre intérêt.',
      action: 'Lire notre réponse',
    },
    approval_wanted: {
      subject: '{{organisation}} attend une approbation',
      text: '{{asker}} a inscrit {{organisation}}. Regardez la demande et décidez.',
      action: 'Regarder et décider',
    },
    job_approval_wanted: {
      subject: '« {{job}} » attend une approbation',
      text: '{{asker}} a écrit l’offre « {{job}} » pour {{organisation}} et demande de la publier. Regardez-la, puis décidez.',
      action: 'Regarder et décider',
    },
    support_invitation: {
      subject: '{{inviter}} vous demande de l’aide',
      text: '{{inviter}} aimerait votre aide sur {{tenant}} et indique ce que vous pouvez voir et faire.\n\nAcceptez avec un compte qui a cette adresse. Vous pouvez arrêter à tout moment.',
      action: 'Voir l’invitation',
    },
    team_invitation: {
      subject: '{{inviter}} vous invite dans l’équipe de {{organisation}}',
      text: '{{inviter}} vous invite dans l’équipe de {{organisation}}. Votre rôle sur {{tenant}} : {{role}}.\n\nOuvrez le lien et choisissez un mot de passe. Vous vous connecterez avec cette adresse.',
      action: 'Voir l’invitation',
    },
    notification: {
      subject: 'Des nouvelles de {{tenant}}',
      text: '{{message}}',
      action: 'Ouvrir',
    },
    saved_search: {
      subject: 'Nouveaux emplois : {{search}}',
      text: 'Il y a de nouveaux emplois pour votre recherche « {{search}} ». Nouveaux depuis le dernier message : {{count}}.',
      action: 'Voir les nouveaux emplois',
    },
  },
} satisfies Phrases['mail'];
