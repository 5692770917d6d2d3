import type { Phrases } from '#domain/phrases/phrases.ts';

export const legal = {
  terms: {
    title: 'Conditions d’utilisation',
    purpose: 'Ce dont nous convenons ensemble, en mots simples.',
    points: {
      first:
        'Les personnes qui cherchent un emploi utilisent ce service gratuitement. Personne ne paie pour être vu en premier.',
      second: 'Dites la vérité sur vous, votre organisation et vos postes. Écrivez avec respect.',
      third: 'Une candidature est un message à un employeur. Vous pouvez la retirer à tout moment.',
      fourth: 'Une personne décide de chaque candidature. Le score ne fait que trier, et il est toujours expliqué.',
      fifth: 'Les employeurs répondent à chaque candidature. Personne n’est refusé sans un message.',
      sixth:
        'Nous pouvons fermer un compte qui nuit à d’autres. Nous disons pourquoi, et vous pouvez demander un nouvel examen.',
    },
  },
  privacy: {
    title: 'Politique de confidentialité',
    purpose: 'Ce que nous savons de vous, qui le voit et ce que vous décidez.',
    points: {
      first: 'Nous gardons ce que vous saisissez : votre compte, votre profil, vos CV et vos candidatures.',
      second:
        'Un employeur voit votre profil et ce que vous avez envoyé seulement si vous postulez chez lui, ou si vous acceptez d’être proposé.',
      third:
        'Nous ne demandons jamais de diagnostic. Ce que vous dites de vos besoins reste hors de la recherche, du score et des listes.',
      fourth: 'Nous ne vendons pas de données et nous n’affichons pas de publicité.',
      fifth:
        'Votre CV est lu par notre propre programme sur notre propre serveur. Rien n’entre dans votre profil avant votre vérification.',
      sixth:
        'Vous pouvez demander une copie de vos données ou la suppression de votre compte. Nous disons ce que la loi nous oblige à garder.',
    },
  },
} satisfies Phrases['legal'];
