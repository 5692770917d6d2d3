import type { Phrases } from '#domain/phrases/phrases.ts';

export const takeAlong = {
  title: 'Emportez votre profil',
  purpose: 'Votre profil vous appartient. Utilisez-le ailleurs, imprimez-le ou gardez-en une copie.',
  pdf: 'Télécharger en PDF',
  pdfHint: 'Comme les employeurs le voient, dans la langue de cette page. Ce que vous masquez n’y est pas.',
  json: 'Télécharger en JSON Resume',
  jsonHint: 'Tout votre profil, pour d’autres programmes. Vous pouvez ajouter un tel fichier ici comme CV.',
  making: 'Préparation du fichier',
  neither: 'Ce qui vous aide à bien travailler n’est dans aucun des deux fichiers.',
  headings: {
    about: 'À propos',
    experience: 'Expérience professionnelle',
    education: 'Formation',
    skills: 'Compétences',
    certifications: 'Certificats',
    languages: 'Langues',
    links: 'Liens',
    contact: 'Coordonnées',
  },
  time: '{{start}} – {{end}}',
  today: 'aujourd’hui',
  page: 'Page {{page}} sur {{pages}}',
} satisfies Phrases['takeAlong'];
