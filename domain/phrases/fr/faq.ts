import type { Phrases } from '#domain/phrases/phrases.ts';

export const faq = {
  title: 'Questions fréquentes',
  purpose: 'Cinq articles, pas à pas.',
  contents: 'Articles',
  more: 'Votre question n’est pas ici',
  moreText: 'Une personne de l’assistance y répond.',
  articles: {
    register: {
      question: 'Comment s’inscrire',
      answer: 'Un compte est gratuit et demande environ deux minutes.',
      steps: {
        s1: 'Choisissez Inscription sur la page d’accueil.',
        s2: 'Choisissez qui vous êtes, par exemple une personne qui cherche un emploi.',
        s3: 'Écrivez votre nom, votre e-mail et un mot de passe.',
        s4: 'Acceptez les conditions et choisissez Créer un compte. La connexion est immédiate.',
      },
    },
    password: {
      question: 'Comment changer de mot de passe',
      answer: 'Vous pouvez le changer quand vous voulez.',
      steps: {
        s1: 'Ouvrez votre menu de profil en haut et choisissez Paramètres.',
        s2: 'Allez à la partie sur le mot de passe.',
        s3: 'Écrivez le mot de passe actuel, puis le nouveau. Trois mots au hasard conviennent bien.',
        s4: 'Si vous l’avez oublié, choisissez le lien du mot de passe oublié sur la page de connexion. Nous vous envoyons un e-mail.',
      },
    },
    profile: {
      question: 'Comment compléter son profil',
      answer: 'Un profil rempli donne de meilleures correspondances. Rien n’est obligatoire.',
      steps: {
        s1: 'Ouvrez votre menu de profil et choisissez Profil.',
        s2: 'Ajoutez un CV si vous en avez un. Vous vérifiez chaque partie avant son utilisation.',
        s3: 'Ajoutez compétences, certificats, formation et expérience.',
        s4: 'Choisissez Enregistrer. La page montre si votre profil est complet.',
      },
    },
    search: {
      question: 'Comment chercher un emploi et postuler',
      answer: 'Vous pouvez chercher sans compte. Pour postuler, il en faut un.',
      steps: {
        s1: 'Choisissez Voir les emplois et écrivez un poste, une compétence ou un employeur.',
        s2: 'Réduisez la liste par lieu, mode de travail et type d’emploi.',
        s3: 'Ouvrez un poste et lisez ses étapes. Choisissez Postuler.',
        s4: 'Répondez partie par partie. Vos réponses sont gardées. Vérifiez-les et envoyez la candidature.',
      },
    },
    preferences: {
      question: 'Comment ajouter des préférences d’emploi',
      answer: 'Les préférences disent quel travail vous voulez. Chaque page d’emploi dit ce qui leur convient.',
      steps: {
        s1: 'Ouvrez votre profil.',
        s2: 'Allez à « Ce que je cherche ». Ajoutez les emplois, les lieux et les secteurs qui vous plaisent.',
        s3: 'Choisissez où et combien vous travaillez, et le salaire minimum.',
        s4: 'Choisissez « Enregistrer ce que je cherche ». Ouvrez un emploi pour voir ce qui convient.',
      },
    },
  },
} satisfies Phrases['faq'];
