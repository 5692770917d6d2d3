import type { Phrases } from '#domain/phrases/phrases.ts';

export const notifications = {
  title: 'Notificaciones',
  empty: 'No tiene notificaciones.',
  emptyHint: 'Aquí le avisamos cuando pasa algo con sus solicitudes.',
  markAll: 'Marcar todo como leído',
  showMore: 'Mostrar más sobre {{title}}',
  showLess: 'Mostrar menos sobre {{title}}',
  unread_one: '{{count}} sin leer',
  unread_other: '{{count}} sin leer',
  unknown: 'Algo cambió en su cuenta.',
  open: 'Abrir la solicitud',
  new: 'Nuevo',
  markOne: 'Marcar como leído',
  more: 'Mostrar notificaciones anteriores',
  messages: {
    application_received: '{{name}} envió una solicitud para {{job}}.',
    application_sourced: 'Le propusieron para {{job}} en {{company}}. Usted decide si quiere enviar la solicitud.',
    application_applied: 'Su solicitud para {{job}} en {{company}} vuelve al principio. El equipo la leerá de nuevo.',
    application_screening:
      'Están leyendo su solicitud para {{job}} en {{company}}. El equipo la compara con lo que pide el puesto.',
    application_interview: '{{company}} quiere hablar con usted sobre {{job}}. Recibirá las fechas y qué esperar.',
    application_offer: '{{company}} prepara una oferta para {{job}}. Tendrá noticias cuando esté lista.',
    application_offered: '{{company}} le hizo una oferta para {{job}}. Léala y responda cuando quiera.',
    application_hired: 'El puesto es suyo: {{job}} en {{company}}.',
    application_declined: 'Usted rechazó la oferta para {{job}} en {{company}}. Queda anotado.',
    application_rejected: '{{company}} eligió a otras personas para {{job}}. Su mensaje está en su solicitud.',
    application_on_hold: '{{company}} puso {{job}} en espera. No tiene que hacer nada ahora.',
  },
} satisfies Phrases['notifications'];
