import type { Phrases } from '#domain/phrases/phrases.ts';

export const later = {
  interviews: {
    title: 'Entrevistas',
    purpose: 'Las entrevistas previstas, con las personas, la hora y las preguntas.',
    empty: 'No hay ninguna entrevista prevista',
    text: 'Las personas que llegan a la etapa de entrevista están en las solicitudes.',
  },
  offers: {
    title: 'Ofertas',
    purpose: 'Las ofertas que se escriben, se envían y se responden.',
    empty: 'Aquí no se ha escrito ninguna oferta',
    text: 'Las personas en la etapa de oferta están en las solicitudes.',
  },
  advancedSearch: {
    title: 'Búsqueda avanzada',
    purpose: 'Varias condiciones a la vez, guardadas con un nombre.',
    empty: 'No tiene ninguna búsqueda guardada',
    text: 'La búsqueda sencilla ya está disponible.',
  },
  compare: {
    title: 'Comparar candidatos',
    purpose: 'De dos a cuatro personas lado a lado, según las seis partes de la coincidencia.',
    empty: 'No hay nadie elegido',
    text: 'La lista de candidatos muestra cada puntuación con sus partes.',
  },
  assistant: {
    title: 'Ayuda paso a paso',
    purpose: 'Paso a paso para encontrar un empleo, entender una coincidencia o preparar una entrevista.',
    empty: 'La ayuda paso a paso aún no está abierta',
    text: 'Los artículos explican cada paso, y una persona del servicio de ayuda responde a sus preguntas.',
  },
  helpdesk: {
    title: 'Servicio de ayuda',
    purpose: 'Las preguntas de visitantes y miembros, primero la espera más larga.',
    empty: 'Nadie espera',
    text: 'Una pregunta nueva aparece aquí en cuanto alguien la hace.',
  },
  helpdeskChat: {
    title: 'Chat del servicio de ayuda',
    purpose: 'Una conversación con su historial.',
    empty: 'No hay ninguna conversación abierta',
    text: 'Elija una en el servicio de ayuda.',
  },
  survey: {
    title: 'Encuesta',
    purpose: 'Una pregunta en cada pantalla. Puede saltar cualquiera.',
    empty: 'Ahora no hay ninguna encuesta abierta',
    text: 'Si ha llegado por un enlace, su encuesta ha terminado.',
  },
  surveyReports: {
    title: 'Respuestas de encuestas',
    purpose: 'Las respuestas por encuesta y pregunta. Los grupos de menos de 10 personas quedan ocultos.',
    empty: 'Ninguna encuesta tiene respuestas',
    text: 'Las respuestas aparecen aquí tras la primera encuesta.',
  },
  surveySummary: {
    title: 'Resumen de encuestas',
    purpose: 'Las puntuaciones y los temas principales, y cómo cambian.',
    empty: 'No hay nada que resumir',
    text: 'Un resumen necesita las respuestas de al menos 10 personas.',
  },
  thankYouFeedback: {
    title: 'Gracias por compartir su opinión con nosotros',
    purpose: 'Una persona lo lee. Si dejó su correo, es posible que le respondamos.',
  },
} satisfies Phrases['later'];
