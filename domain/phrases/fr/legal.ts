import type { Phrases } from '#domain/phrases/phrases.ts';

export const legal = {
  also: 'À lire aussi',
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
  employers: {
    title: 'Confidentialité pour les employeurs',
    purpose: 'Ce que les employeurs et entreprises partenaires peuvent faire de ce qu’ils voient ici.',
    points: {
      first:
        'Vous voyez le profil et les réponses d’une personne quand elle postule chez vous. Utilisez-les pour ce poste seulement.',
      second:
        'Seules les personnes nommées sur un poste voient ses candidats. Retirez le jour même une personne qui quitte l’équipe.',
      third: 'Ne copiez pas les candidatures dans d’autres listes et ne les donnez pas à d’autres entreprises.',
      fourth: 'Les aménagements demandés ne font pas partie de la décision. Leur raison reste à la personne.',
      fifth: 'Nous gardons qui a fait quoi et quand. Vous pouvez demander le relevé de votre organisation.',
      sixth:
        'Quand un poste se ferme, répondez à chacun. Nous supprimons les candidatures quand la loi le permet, et vous prévenons avant.',
    },
  },
  partners: {
    title: 'Confidentialité pour les associations',
    purpose: 'Ce que les partenaires peuvent faire de ce qu’ils savent des personnes accompagnées.',
    points: {
      first:
        'Vous voyez les personnes liées à votre organisation et celles qui acceptent d’être trouvées. Personne d’autre.',
      second: 'Une personne peut mettre fin à ce lien à tout moment. Dès lors, vous ne voyez rien de nouveau.',
      third: 'Demandez avant de proposer quelqu’un pour un poste. La personne décide si elle postule.',
      fourth: 'Une personne peut demander à lire vos notes sur elle. Écrivez ce que vous lui diriez.',
      fifth: 'Ajoutez un CV seulement si la personne est d’accord.',
      sixth: 'Les rapports montrent des groupes d’au moins dix personnes, pour que nul ne soit reconnu.',
    },
  },
} satisfies Phrases['legal'];
