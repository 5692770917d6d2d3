import type { Phrases } from '#domain/phrases/phrases.ts';

export const dashboard = {
  title: 'Tu inicio',
  hello: 'Hola, {{name}}',
  purpose: 'Lo que sigue para ti, en una página.',
  applications: 'Tus pasos siguientes',
  noApplications: 'No tienes postulaciones abiertas.',
  allApplications: 'Todas mis postulaciones',
  profile: 'Tu perfil',
  aside: 'Tu perfil y tus búsquedas',
  recommended: 'Empleos que encajan contigo',
  why: 'Ordenados por lo bien que encajan con tu perfil.',
  because: 'Tienes lo que pide: {{terms}}',
  noJobs: 'Aún no hay empleos para recomendar. Añade habilidades a tu perfil o busca.',
  moreJobs: 'Más empleos que encajan conmigo',
} satisfies Phrases['dashboard'];
