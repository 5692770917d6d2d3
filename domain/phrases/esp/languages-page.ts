import type { Phrases } from '#domain/phrases/phrases.ts';

/** La página y el menú de idiomas. */
export const languagesPage = {
  title: 'Idiomas',
  purpose: 'Elige el idioma en que lees. Puedes cambiarlo en cualquier momento.',
  label: 'Idioma de este sitio',
  browser: 'Como en el navegador',
  browserNote: 'Tu navegador pide: {{language}}.',
  now: 'Lees este sitio en: {{language}}.',
  all: 'Qué está traducido',
  allText:
    'Todas las páginas, los mensajes, los errores y los correos están en cada uno de estos idiomas. Los empleos quedan en el idioma de la empresa.',
  one: 'Este sitio se ofrece en inglés.',
  dates: 'Las fechas y los números se escriben como en tu idioma. Por ejemplo: {{date}} y {{number}}.',
} satisfies Phrases['languagesPage'];
