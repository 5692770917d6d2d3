import type { Phrases } from '#domain/phrases/phrases.ts';

export const plainLanguage = {
  title: 'Mots simples',
  hint: 'Des suggestions pendant que vous écrivez. Elles ne bloquent rien.',
  empty: 'Écrivez quelque chose. La vérification commence d’elle-même.',
  good: 'Ce texte se lit bien.',
  grade: 'Niveau de lecture : {{grade}}e année',
  gradeGood: 'Bien. La plupart des gens lisent cela sans peine.',
  gradeHigh: 'Visez la 9e année ou moins. Des mots et des phrases plus courts aident.',
  gradeOther: 'Le niveau de lecture est calculé pour les textes en anglais.',
  found_one: '{{count}} suggestion',
  found_other: '{{count}} suggestions',
  long: 'Phrase longue ({{count}} mots). Faites-en deux.',
  vague: '« {{words}} » peut vouloir dire beaucoup de choses. Dites ce que la personne fera.',
  idiom: '« {{words}} » est une image. Dites-le avec des mots littéraux.',
  pay: 'Le salaire manque. Les emplois avec un salaire reçoivent plus de candidatures adaptées.',
  steps: 'Les étapes du recrutement manquent. Les personnes veulent savoir ce qui suit.',
  environment: 'Rien n’est dit de l’environnement de travail.',
  manyMusts:
    'Il y a {{count}} compétences essentielles. Déplacez celles qu’on peut apprendre vers « Les atouts en plus ».',
  more_one: '{{count}} de plus',
  more_other: '{{count}} de plus',
} satisfies Phrases['plainLanguage'];
