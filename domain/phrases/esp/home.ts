import type { Phrases } from '#domain/phrases/phrases.ts';

export const home = {
  heading: 'Trabajo que encaja con tu forma de pensar',
  purpose: 'Empleos para personas neurodivergentes, con los pasos explicados de antemano.',
  searchLabel: 'Puesto, habilidad o empresa',
  searchHint: 'Déjalo vacío para ver todos los empleos abiertos.',
  stepsTitle: 'Cómo funciona',
  step1: 'Mira los empleos',
  step1Text: 'Cada empleo indica el sueldo, el lugar y cómo es un día de trabajo.',
  step2: 'Mira qué coincide',
  step2Text: 'Añade tu currículum. Decimos con palabras qué encaja y qué falta.',
  step3: 'Postúlate a tu ritmo',
  step3Text: 'Tus respuestas se guardan mientras escribes. Después siempre ves el próximo paso.',
  promiseTitle: 'Lo que prometen las empresas aquí',
  promise1: 'Los pasos y las personas que participan se explican antes de postularte.',
  promise2: 'Puedes pedir ajustes sin tener un diagnóstico.',
  promise3: 'Una persona lee tu postulación y todas reciben respuesta.',
  comfortTitle: 'Haz que este sitio sea cómodo',
  comfortText: 'Pulsa Comodidad arriba para cambiar colores, texto, espaciado y movimiento.',
  newest: 'Empleos nuevos',
  allJobs: 'Ver todos los empleos',
} satisfies Phrases['home'];
