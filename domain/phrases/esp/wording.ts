import type { Phrases } from '#domain/phrases/phrases.ts';

/** Decir un texto del producto con palabras propias. */
export const wording = {
  title: 'Textos con sus palabras',
  intro: 'Busque un texto y escríbalo como lo dice su gente. Siempre puede volver al texto estándar.',
  language: 'Idioma de los textos',
  search: 'Palabras del texto',
  onlyOwn: 'Solo los textos que cambió',
  count_one: '{{count}} texto encontrado',
  count_other: '{{count}} textos encontrados',
  more: 'Se muestran los primeros {{shown}} de {{total}}. Añada una palabra para encontrar menos.',
  none: 'Ningún texto tiene estas palabras',
  noneText: 'Pruebe con una sola palabra o busque en otro idioma.',
  noneOwn: 'Todavía no ha cambiado ningún texto',
  noneOwnText: 'Quite el filtro para encontrar un texto que cambiar.',
  standard: 'Texto estándar',
  own: 'Su texto',
  isOwn: 'cambiado',
  edit: 'Cambiar: {{text}}',
  places: 'Conserve estas partes: {{places}}',
  save: 'Guardar este texto',
  saving: 'Guardando el texto',
  saved: 'Su texto está guardado',
  reset: 'Volver al texto estándar',
  resetDone: 'El texto estándar está de vuelta',
} satisfies Phrases['wording'];
