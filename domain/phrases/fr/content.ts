import type { Phrases } from '#domain/phrases/phrases.ts';

export const content = {
  about: {
    title: 'À propos de nous',
    purpose: '{{title}} réunit des personnes neuroatypiques et des employeurs.',
    sections: {
      who: {
        title: 'Pour qui',
        text: 'Pour les personnes autistes, avec un TDAH, une dyslexie, une dyspraxie, des tics ou une autre façon de penser, et pour toute personne qui veut savoir à quoi s’attendre. Personne ne doit nommer un diagnostic.',
      },
      how: {
        title: 'Ce qui est différent ici',
        text: 'Les postes indiquent la paie, le cadre et les étapes avant que vous postuliez. Un score est toujours expliqué avec des mots. Vous voyez qui agit ensuite, et pour quand.',
      },
      people: {
        title: 'Les personnes décident',
        text: 'Aucun programme ne refuse quelqu’un. Une personne lit chaque candidature, et chacun reçoit une réponse.',
      },
      partners: {
        title: 'Qui travaille avec nous',
        text: 'Des employeurs, des entreprises partenaires, des associations et des organismes de formation.',
      },
    },
  },
  pricing: {
    title: 'Tarifs',
    purpose: 'Gratuit pour toute personne qui cherche un emploi, maintenant et plus tard.',
    sections: {
      seekers: {
        title: 'Personnes en recherche d’emploi : gratuit',
        text: 'La recherche, le profil, les candidatures, les messages et l’assistance ne coûtent rien. Personne ne peut payer pour passer en premier.',
      },
      partners: {
        title: 'Associations et organismes de formation : gratuit',
        text: 'Vous accompagnez des personnes. Les comptes de toute votre équipe sont compris.',
      },
      employers: {
        title: 'Employeurs : selon votre programme',
        text: 'Le prix dépend du nombre de postes publiés et de l’aide voulue. Vous le recevez par écrit avant le début. Les brouillons et votre profil sont gratuits.',
      },
      sponsors: {
        title: 'Entreprises partenaires : un parrainage',
        text: 'Vous soutenez le programme, et votre profil figure sur les pages publiques.',
      },
    },
  },
  contact: {
    title: 'Nous contacter',
    purpose: 'Une personne répond. Choisissez le moyen qui vous convient.',
    sections: {
      write: {
        title: 'Quand vous écrivez',
        text: 'Dites ce que vous vouliez faire et ce qui s’est passé. Pas besoin de formules. Nous répondons en deux jours ouvrés.',
      },
      call: {
        title: 'Quand vous appelez',
        text: 'Vous pouvez demander une pause à tout moment, ou demander que nous écrivions.',
      },
      self: {
        title: 'Des réponses tout de suite',
        text: 'Cinq articles montrent chaque étape : inscription, mot de passe, profil, candidature et préférences.',
      },
    },
    none: 'Les coordonnées de ce programme ne sont pas encore indiquées.',
  },
  news: {
    title: 'Actualités',
    purpose: 'Ce qui se passe dans le programme, le plus récent d’abord.',
    read: 'Lire le communiqué',
    sections: {
      opening: {
        title: 'Personnes, employeurs et partenaires au même endroit',
        text: 'Le programme est ouvert. Tout le monde peut chercher un emploi sans compte.',
      },
      languages: {
        title: 'Chaque page en quatre langues',
        text: 'Anglais, français, espagnol et coréen, selon votre navigateur ou votre choix.',
      },
    },
  },
  press: {
    title: '{{title}} ouvre un recrutement qui annonce la suite',
    page: 'Communiqué de presse',
    purpose: 'Pour utilisation immédiate. Les textes peuvent être cités.',
    sections: {
      what: {
        title: 'Ce qui est nouveau',
        text: 'Avant de postuler, on voit la paie, le cadre et chaque étape. Après, on voit qui agit ensuite, et pour quand.',
      },
      why: {
        title: 'Pourquoi c’est important',
        text: 'Beaucoup de personnes neuroatypiques quittent un recrutement parce qu’il n’est pas clair. Des étapes claires les aident, et aident tout le monde.',
      },
      contact: {
        title: 'Contact presse',
        text: 'Écrivez à l’adresse de la page de contact.',
      },
    },
  },
} satisfies Phrases['content'];
