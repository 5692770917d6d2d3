import type { Phrases } from '#domain/phrases/phrases.ts';

export const home = {
  heading: 'Un travail adapté à votre façon de penser',
  purpose: 'Des emplois pour les personnes neurodivergentes, avec les étapes annoncées à l’avance.',
  searchLabel: 'Poste, compétence ou employeur',
  searchHint: 'Laissez vide pour voir tous les postes ouverts.',
  stepsTitle: 'Comment ça marche',
  step1: 'Regardez les postes',
  step1Text: 'Chaque poste indique le salaire, le lieu et le déroulement d’une journée.',
  step2: 'Voyez ce qui correspond',
  step2Text: 'Ajoutez votre CV. Nous disons avec des mots ce qui correspond et ce qui manque.',
  step3: 'Postulez à votre rythme',
  step3Text: 'Vos réponses sont gardées pendant que vous écrivez. Ensuite, vous voyez toujours la prochaine étape.',
  promiseTitle: 'Ce que les employeurs promettent ici',
  promise1: 'Les étapes et les personnes présentes sont annoncées avant votre candidature.',
  promise2: 'Vous pouvez demander des aménagements, sans diagnostic.',
  promise3: 'Une personne lit votre candidature, et chacun reçoit une réponse.',
  comfortTitle: 'Rendez ce site confortable',
  comfortText: 'Appuyez sur Confort en haut pour changer les couleurs, le texte, l’espacement et le mouvement.',
  newest: 'Nouveaux emplois',
  allJobs: 'Voir tous les emplois',
  partnersTitle: 'Les partenaires qui financent le programme',
  newsTitle: 'Actualités',
  allNews: 'Lire les actualités',
  firstTitle: 'Commencez par votre CV',
  firstText:
    'Chaque emploi montre ensuite à quel point il vous convient. Cela prend environ trois minutes, et vous vérifiez chaque mot.',
} satisfies Phrases['home'];
