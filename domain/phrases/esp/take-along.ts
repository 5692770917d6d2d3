import type { Phrases } from '#domain/phrases/phrases.ts';

export const takeAlong = {
  title: 'Llévate tu perfil',
  purpose: 'Tu perfil es tuyo. Úsalo en otro sitio, imprímelo o guarda una copia.',
  pdf: 'Descargar como PDF',
  pdfHint: 'Como lo ven las empresas, en el idioma de esta página. Lo que ocultas no está.',
  json: 'Descargar como JSON Resume',
  jsonHint: 'Todo tu perfil, para otros programas. Puedes añadir aquí un archivo así como currículum.',
  making: 'Preparando el archivo',
  neither: 'Lo que te ayuda a trabajar bien no está en ninguno de los dos archivos.',
  headings: {
    about: 'Presentación',
    experience: 'Experiencia laboral',
    education: 'Estudios',
    skills: 'Habilidades',
    certifications: 'Certificados',
    languages: 'Idiomas',
    links: 'Enlaces',
    contact: 'Contacto',
  },
  time: '{{start}} – {{end}}',
  today: 'hoy',
  page: 'Página {{page}} de {{pages}}',
} satisfies Phrases['takeAlong'];
