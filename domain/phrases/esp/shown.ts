import type { Phrases } from '#domain/phrases/phrases.ts';

export const shown = {
  title: 'Lo que ve una empresa',
  purpose: 'Esto es lo que el equipo de selección ve de tu perfil cuando te postulas.',
  open: 'Ver lo que ve una empresa',
  failed: 'Esta página no se cargó',
  loading: 'Cargando lo que ve una empresa',
  sent: 'Con una postulación también recibe',
  sentItems: {
    answers: 'tus respuestas a sus preguntas y tu nota',
    resume: 'el archivo de currículum que elijas, si eliges uno',
    match: 'tu compatibilidad con el empleo, parte por parte',
  },
  notShown: 'No recibe',
  never: {
    needs: 'lo que te ayuda a trabajar bien, salvo que se lo muestres tú',
    preferences: 'lo que buscas',
    account: 'tu cuenta, tus empleos guardados y tus otras postulaciones',
  },
  hiddenItems: 'Ocultas: {{names}}',
  hide: 'Quién lo ve',
  hideTitle: 'Lo que guardas para ti',
  hideHint:
    'Elige lo que nadie más puede ver. Las empresas y los socios ven entonces tu perfil sin eso. Sigue en tus propias descargas como JSON.',
  alwaysShown:
    'Tu nombre, tu titular, tus habilidades y tus certificados se ven siempre: la compatibilidad se hace con ellos.',
  fields: {
    email: 'Correo electrónico',
    phone: 'Teléfono',
    place: 'Ciudad y estado o provincia',
    summary: 'Resumen',
    experience: 'Experiencia laboral',
    education: 'Estudios',
    languages: 'Idiomas',
    links: 'Enlaces',
  },
  contact: 'Contacto',
} satisfies Phrases['shown'];
