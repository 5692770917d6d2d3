import type { Phrases } from '#domain/phrases/phrases.ts';

export const telling = {
  title: 'Notificaciones y horas tranquilas',
  intro:
    'Los cambios se guardan al momento. Lo que afecta a tu propia cuenta, como una contraseña nueva, siempre se avisa.',
  mail: 'Correos sobre lo que pasa',
  mailNote: 'Si lo apagas, solo llegan los correos que tu cuenta necesita.',
  topics: { messages: 'Mensajes nuevos', applications: 'Postulaciones y sus etapas' },
  inProduct: 'En el producto',
  byMail: 'Por correo',
  quiet: {
    title: 'Horas tranquilas',
    on: 'Dejar unas horas sin correo',
    note: 'Los correos esperan y llegan cuando terminan esas horas. En el producto nada se abre ni suena solo en ningún momento.',
    from: 'Desde',
    until: 'Hasta',
    zone: 'Zona horaria: {{zone}}',
    useZone: 'Usar la zona de este dispositivo: {{zone}}',
  },
} satisfies Phrases['telling'];
