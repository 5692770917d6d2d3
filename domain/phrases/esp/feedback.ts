import type { Phrases } from '#domain/phrases/phrases.ts';

export const feedback = {
  title: 'Enviar comentarios',
  menu: 'Comentarios',
  intro: 'Una persona lo lee. Se envía la página en la que está.',
  type: 'Tipo de comentario',
  types: {
    Complaints: 'Quejas',
    Suggestions: 'Sugerencias',
    Questions: 'Preguntas',
    Others: 'Otros',
  },
  description: 'Descripción',
  descriptionHint: 'Sirven letras, números y puntuación. Estos signos no: < > { } \\ ^ ` |',
  submit: 'Enviar',
  pending: 'Enviando',
  sent: 'Gracias. Su comentario ha llegado.',
  failed: 'No se pudo enviar su comentario. Inténtelo de nuevo.',
  missing: 'Elija un tipo y escriba una descripción.',
  cleared: 'Se ha borrado su comentario.',
} satisfies Phrases['feedback'];
