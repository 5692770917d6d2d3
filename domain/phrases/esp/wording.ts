import type { Phrases } from '#domain/phrases/phrases.ts';

/** Decir un texto del producto con palabras propias. */
export const wording = {
  title: 'Textos con tus palabras',
  intro: 'Busca un texto y escríbelo como lo dice tu gente. Siempre puedes volver al texto estándar.',
  language: 'Idioma de los textos',
  search: 'Palabras del texto',
  onlyOwn: 'Solo los textos que cambiaste',
  count_one: '{{count}} texto encontrado',
  count_other: '{{count}} textos encontrados',
  more: 'Se muestran los primeros {{shown}} de {{total}}. Añade una palabra para encontrar menos.',
  none: 'Ningún texto tiene estas palabras',
  noneText: 'Prueba con una sola palabra o busca en otro idioma.',
  noneOwn: 'Todavía no has cambiado ningún texto',
  noneOwnText: 'Quita el filtro para encontrar un texto que cambiar.',
  standard: 'Texto estándar',
  own: 'Tu texto',
  isOwn: 'cambiado',
  edit: 'Cambiar: {{text}}',
  places: 'Conserva estas partes: {{places}}',
  save: 'Guardar este texto',
  saving: 'Guardando el texto',
  saved: 'Tu texto está guardado',
  reset: 'Volver al texto estándar',
  resetDone: 'El texto estándar está de vuelta',
} satisfies Phrases['wording'];
