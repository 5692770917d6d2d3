import type { Phrases } from '#domain/phrases/phrases.ts';

export const unsubscribe = {
  title: 'Correos nuestros',
  askTitle: '¿Dejar de recibir noticias por correo?',
  askText: 'Sigues viendo todo en tus notificaciones. Los correos sobre tu contraseña y tu cuenta llegan siempre.',
  stop: 'Dejar de recibirlos',
  stoppedTitle: 'Ya no recibes noticias por correo',
  stoppedText: 'Puedes volver a recibirlos aquí.',
  take: 'Enviarme noticias otra vez',
  search: {
    askTitle: '¿Dejar de recibir correos sobre «{{search}}»?',
    askText: 'Los empleos nuevos de esta búsqueda están siempre en tus búsquedas guardadas.',
    stoppedTitle: 'Ya no recibes correos sobre «{{search}}»',
    stoppedText: 'La búsqueda sigue guardada. Puedes volver a recibir los correos aquí.',
    stop: 'Dejar de recibir estos correos',
    take: 'Enviarme estos correos otra vez',
  },
  pending: 'Guardando',
  failedHint: 'Inicia sesión para elegir sobre qué te escribimos.',
} satisfies Phrases['unsubscribe'];
