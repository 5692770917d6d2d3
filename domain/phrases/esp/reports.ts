import type { Phrases } from '#domain/phrases/phrases.ts';

export const reports = {
  back: 'Todos los informes',
  empty: 'Este informe aún no está abierto',
  text: 'Su panel muestra las cifras de hoy.',
  dashboard: 'Ir al panel',
  hiring: {
    title: 'Informes de contratación',
    purpose: 'Cada informe responde a una pregunta.',
  },
  partner: {
    title: 'Informes de socios',
    purpose: 'Sobre las personas que su organización acompaña.',
  },
  currentPipeline: {
    title: 'Proceso actual',
    purpose: '¿Cuántas personas hay en cada etapa y cuánto esperan?',
  },
  applicationSource: {
    title: 'Origen de las solicitudes',
    purpose: '¿De dónde llegan las solicitudes y cuáles terminan en contratación?',
  },
  historicPipeline: {
    title: 'Historial del proceso',
    purpose: '¿Cuántas personas llegaron a cada etapa y dónde salieron?',
  },
  hiringVelocity: {
    title: 'Velocidad de contratación',
    purpose: '¿Cuántos días pasan de una etapa a la siguiente?',
  },
  successMetric: {
    title: 'Indicadores de éxito',
    purpose: '¿Con qué frecuencia se cumplen las ofertas y las respuestas prometidas?',
  },
  timeToHire: {
    title: 'Tiempo hasta la contratación',
    purpose: '¿Cuánto tiempo pasa entre la solicitud y la contratación?',
  },
  jobseekerjournal: {
    title: 'Diario de personas',
    purpose: '¿Qué ha pasado con cada persona, por orden de tiempo?',
  },
  currentapplication: {
    title: 'Solicitudes actuales',
    purpose: '¿En qué punto está cada solicitud y cuál se ha parado?',
  },
  jobactivity: {
    title: 'Actividad de los empleos',
    purpose: '¿Qué empleos se miran, se guardan y se solicitan cada semana?',
  },
  jobseekersuccessmetric: {
    title: 'Éxito de las personas',
    purpose: '¿Cuántas personas encontraron empleo y cuánto tardaron?',
  },
  openjobs: {
    title: 'Empleos abiertos',
    purpose: '¿Qué empleos abiertos encajan con las personas que acompaña?',
  },
  audit: {
    title: 'Auditoría',
    purpose: '¿Quién hizo qué y cuándo?',
  },
} satisfies Phrases['reports'];
