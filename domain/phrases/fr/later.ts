import type { Phrases } from '#domain/phrases/phrases.ts';

export const later = {
  interviews: {
    title: 'Entretiens',
    purpose: 'Les entretiens prévus, avec les personnes, l’heure et les questions.',
    empty: 'Aucun entretien n’est prévu',
    text: 'Les personnes à l’étape de l’entretien se trouvent dans les candidatures.',
  },
  offers: {
    title: 'Offres d’embauche',
    purpose: 'Les offres en cours d’écriture, envoyées et répondues.',
    empty: 'Aucune offre n’a été écrite ici',
    text: 'Les personnes à l’étape de l’offre se trouvent dans les candidatures.',
  },
  advancedSearch: {
    title: 'Recherche avancée',
    purpose: 'Plusieurs conditions à la fois, gardées sous un nom.',
    empty: 'Vous n’avez aucune recherche enregistrée',
    text: 'La recherche simple vous est ouverte dès maintenant.',
  },
  compare: {
    title: 'Comparer des candidats',
    purpose: 'Deux à quatre personnes côte à côte, selon les six parties de la correspondance.',
    empty: 'Personne n’est choisi',
    text: 'La liste des candidats montre chaque score avec ses parties.',
  },
  assistant: {
    title: 'Aide pas à pas',
    purpose: 'Pas à pas pour trouver un emploi, comprendre une correspondance ou préparer un entretien.',
    empty: 'L’aide pas à pas n’est pas encore ouverte',
    text: 'Les articles expliquent chaque étape, et une personne de l’assistance répond à vos questions.',
  },
  helpdesk: {
    title: 'Assistance',
    purpose: 'Les questions des visiteurs et des membres, la plus longue attente d’abord.',
    empty: 'Personne n’attend',
    text: 'Une nouvelle question s’affiche ici dès qu’elle est posée.',
  },
  helpdeskChat: {
    title: 'Discussion de l’assistance',
    purpose: 'Une conversation avec son historique.',
    empty: 'Aucune conversation n’est ouverte',
    text: 'Choisissez-en une dans l’assistance.',
  },
  survey: {
    title: 'Enquête',
    purpose: 'Une question par écran. Vous pouvez en passer.',
    empty: 'Aucune enquête n’est ouverte en ce moment',
    text: 'Si vous venez d’un lien, son enquête est terminée.',
  },
  surveyReports: {
    title: 'Réponses aux enquêtes',
    purpose: 'Les réponses par enquête et par question. Les groupes de moins de 10 personnes restent cachés.',
    empty: 'Aucune enquête n’a de réponses',
    text: 'Les réponses s’affichent ici après la première enquête.',
  },
  surveySummary: {
    title: 'Résumé des enquêtes',
    purpose: 'Les scores et thèmes principaux, et leur évolution.',
    empty: 'Il n’y a rien à résumer',
    text: 'Un résumé demande les réponses d’au moins 10 personnes.',
  },
  thankYouFeedback: {
    title: 'Merci de nous avoir fait part de votre avis',
    purpose: 'Une personne le lit. Si vous avez laissé votre e-mail, nous pouvons vous répondre.',
  },
} satisfies Phrases['later'];
