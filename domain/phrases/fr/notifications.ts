import type { Phrases } from '#domain/phrases/phrases.ts';

export const notifications = {
  title: 'Notifications',
  empty: 'Vous n’avez aucune notification.',
  emptyHint: 'Nous vous disons ici quand il se passe quelque chose pour vos candidatures.',
  markAll: 'Tout marquer comme lu',
  showMore: 'Afficher plus sur {{title}}',
  showLess: 'Afficher moins sur {{title}}',
  unread_one: '{{count}} non lue',
  unread_other: '{{count}} non lues',
  unknown: 'Quelque chose a changé dans votre compte.',
  open: 'Ouvrir la candidature',
  openOther: 'Ouvrir',
  new: 'Nouveau',
  markOne: 'Marquer comme lu',
  more: 'Afficher les notifications plus anciennes',
  showNew_one: '{{count}} nouvelle. Afficher',
  showNew_other: '{{count}} nouvelles. Afficher',
  checkNow: 'Chercher les nouvelles',
  openConversation: 'Ouvrir la conversation',
  messages: {
    application_received: '{{name}} a postulé pour {{job}}.',
    application_sourced: 'On vous a proposé pour {{job}} chez {{company}}. Vous décidez si vous voulez postuler.',
    application_applied: 'Votre candidature pour {{job}} chez {{company}} revient au début. L’équipe la relira.',
    application_screening:
      'Votre candidature pour {{job}} chez {{company}} est en cours de lecture. L’équipe la compare aux besoins du poste.',
    application_interview:
      '{{company}} souhaite vous rencontrer pour {{job}}. Vous recevrez les dates et ce qui vous attend.',
    application_offer: '{{company}} prépare une offre pour {{job}}. Vous aurez des nouvelles quand elle sera prête.',
    application_offered: '{{company}} vous a fait une offre pour {{job}}. Lisez-la et répondez quand vous êtes prêt.',
    application_hired: 'Vous avez le poste : {{job}} chez {{company}}.',
    application_declined: 'Vous avez refusé l’offre pour {{job}} chez {{company}}. C’est noté.',
    application_rejected:
      '{{company}} a choisi d’autres personnes pour {{job}}. Leur message est dans votre candidature.',
    application_on_hold: '{{company}} a mis {{job}} en attente. Vous n’avez rien à faire pour l’instant.',
    message_received: '{{name}} vous a écrit au sujet de {{job}}.',
    partner_waiting: '{{asker}} a inscrit {{organisation}}. Votre décision est attendue.',
    partner_approved:
      '{{organisation}} est approuvée. Vous pouvez maintenant utiliser tout ce qui fait partie de votre compte.',
    partner_rejected: 'Nous n’avons pas pu approuver {{organisation}}. Notre réponse vous dit pourquoi.',
    job_waiting: '{{asker}} demande de publier « {{job}} ».',
    job_published: '« {{job}} » est publiée. Tout le monde peut la voir.',
    job_returned: '« {{job}} » n’est pas encore publiée. Le brouillon vous dit ce qu’il faut changer.',
    job_past_closing:
      'Le dernier jour pour postuler à « {{job}} » est passé : l’offre est en pause. Répondez aux personnes qui ont postulé. Ensuite, choisissez un jour plus tard ou fermez l’offre.',
    password_changed: 'Le mot de passe de votre compte a changé. Toutes les autres sessions sont terminées.',
    second_step_on:
      'La deuxième étape à la connexion est activée pour votre compte. Toutes les autres sessions sont terminées.',
    second_step_off: 'La deuxième étape à la connexion est désactivée. Votre mot de passe seul ouvre votre compte.',
    adjustment_asked:
      '{{name}} demande un aménagement ({{job}}). Ouvrez la candidature et répondez dans les 2 jours ouvrés.',
    adjustment_replied:
      '{{name}} a répondu au sujet d’un aménagement ({{job}}). Ouvrez la candidature pour voir la suite.',
    adjustment_answered: '{{company}} a répondu à votre demande d’aménagement ({{job}}).',
    supporter_accepted: '{{name}} a accepté votre invitation et peut maintenant vous aider.',
    supporter_stopped: '{{name}} ne vous aide plus.',
    team_joined: '{{name}} a accepté votre invitation et fait maintenant partie de l’équipe.',
    jobs_handed_over: '{{name}} a quitté l’équipe. Ses postes ouverts sont maintenant les vôtres.',
  },
} satisfies Phrases['notifications'];
