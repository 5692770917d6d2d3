import type { Phrases } from '#domain/phrases/phrases.ts';

export const reports = {
  back: 'Tous les rapports',
  empty: 'Ce rapport n’est pas encore ouvert',
  text: 'Votre tableau de bord montre les chiffres du jour.',
  dashboard: 'Aller au tableau de bord',
  hiring: {
    title: 'Rapports de recrutement',
    purpose: 'Chaque rapport répond à une question.',
  },
  partner: {
    title: 'Rapports des partenaires',
    purpose: 'Sur les personnes que votre organisation accompagne.',
  },
  currentPipeline: {
    title: 'Processus en cours',
    purpose: 'Combien de personnes sont à chaque étape, et depuis combien de temps attendent-elles ?',
  },
  applicationSource: {
    title: 'Origine des candidatures',
    purpose: 'D’où viennent les candidatures, et lesquelles mènent à une embauche ?',
  },
  historicPipeline: {
    title: 'Historique du processus',
    purpose: 'Combien de personnes ont atteint chaque étape, et où sont-elles parties ?',
  },
  hiringVelocity: {
    title: 'Vitesse de recrutement',
    purpose: 'Combien de jours passent d’une étape à la suivante ?',
  },
  successMetric: {
    title: 'Indicateurs de réussite',
    purpose: 'À quelle fréquence les offres et les réponses promises aboutissent-elles ?',
  },
  timeToHire: {
    title: 'Délai d’embauche',
    purpose: 'Combien de temps passe entre la candidature et l’embauche ?',
  },
  jobseekerjournal: {
    title: 'Journal des personnes',
    purpose: 'Que s’est-il passé pour chaque personne, dans l’ordre ?',
  },
  currentapplication: {
    title: 'Candidatures en cours',
    purpose: 'Où en est chaque candidature, et laquelle n’avance plus ?',
  },
  jobactivity: {
    title: 'Activité des postes',
    purpose: 'Quels postes sont vus, gardés et demandés chaque semaine ?',
  },
  jobseekersuccessmetric: {
    title: 'Réussite des personnes',
    purpose: 'Combien de personnes ont trouvé un emploi, et en combien de temps ?',
  },
  openjobs: {
    title: 'Postes ouverts',
    purpose: 'Quels postes ouverts conviennent aux personnes que vous accompagnez ?',
  },
  audit: {
    title: 'Journal d’audit',
    purpose: 'Qui a fait quoi, et quand ?',
  },
} satisfies Phrases['reports'];
