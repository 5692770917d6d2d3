import type { Phrases } from '#domain/phrases/phrases.ts';

export const privacy = {
  consents: {
    title: 'Lo que aceptó',
    discoverable: 'Las organizaciones que acompañan pueden encontrarme',
    discoverableNote: 'Ven su perfil, nunca sus necesidades.',
    history: 'Historial',
    none: 'No hay nada registrado.',
    terms: {
      yes: 'Aceptó las condiciones y el aviso de privacidad.',
      no: 'Retiró su consentimiento a las condiciones.',
    },
    found: {
      yes: 'Aceptó que le encuentren.',
      no: 'Ya no quiere que le encuentren.',
    },
  },
  data: {
    title: 'Descargar mis datos',
    purpose:
      'Todo lo que guardamos sobre usted, en un archivo con sus documentos. Prepararlo lleva un poco. Puede salir de esta página.',
    start: 'Preparar mi descarga',
    making: 'Su descarga se está preparando',
    progress: '{{done}} de {{total}} partes',
    ready: 'Preparado el {{date}}. Se guarda hasta el {{until}}.',
    download: 'Descargar',
    failed: 'No se pudo preparar esta descarga. Empiece de nuevo.',
    expired: 'La descarga del {{date}} se ha eliminado.',
  },
  deletion: {
    title: 'Eliminar mi cuenta',
    text: 'No se puede deshacer. Ocurre de inmediato.',
    goesTitle: 'Qué desaparece',
    goes: 'Su nombre, correo, perfil, documentos, respuestas, mensajes que escribió, lo que le ayuda, peticiones de ajustes, personas de apoyo y ajustes. Las candidaturas abiertas se retiran.',
    staysTitle: 'Qué queda y por qué',
    stays:
      'Que alguien se presentó, las fechas, los pasos, la puntuación y lo que otros escribieron, sin su nombre. Las empresas deben poder mostrar durante dos años que decidieron con justicia. El registro de cambios queda por seguridad.',
    password: 'Su contraseña',
    passwordHint: 'Si su cuenta no tiene contraseña, déjelo vacío y vuelva a iniciar sesión antes.',
    action: 'Eliminar mi cuenta',
    confirmTitle: '¿Eliminar su cuenta para siempre?',
    done: 'Su cuenta se ha eliminado. Todas las sesiones han terminado.',
  },
} satisfies Phrases['privacy'];
