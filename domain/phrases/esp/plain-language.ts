import type { Phrases } from '#domain/phrases/phrases.ts';

export const plainLanguage = {
  title: 'Palabras sencillas',
  hint: 'Sugerencias mientras escribe. No bloquean nada.',
  empty: 'Escriba algo. La revisión empieza sola.',
  good: 'Se lee bien.',
  grade: 'Nivel de lectura: grado {{grade}}',
  gradeGood: 'Bien. La mayoría lo lee con facilidad.',
  gradeHigh: 'Procure llegar al grado 9 o menos. Ayudan las palabras y frases más cortas.',
  gradeOther: 'El nivel de lectura se calcula para textos en inglés.',
  found_one: '{{count}} sugerencia',
  found_other: '{{count}} sugerencias',
  long: 'Frase larga ({{count}} palabras). Haga dos de ella.',
  vague: '«{{words}}» puede significar muchas cosas. Diga qué hará la persona.',
  idiom: '«{{words}}» es una frase hecha. Dígalo con palabras literales.',
  pay: 'Falta el sueldo. Los empleos con sueldo reciben más postulaciones adecuadas.',
  steps: 'Faltan los pasos de la selección. Las personas quieren saber qué viene después.',
  environment: 'No se dice nada del entorno de trabajo.',
  manyMusts: 'Hay {{count}} habilidades esenciales. Pase las que se pueden aprender a «Se valora además».',
  more_one: '{{count}} más',
  more_other: '{{count}} más',
} satisfies Phrases['plainLanguage'];
