import type { Phrases } from '#domain/phrases/phrases.ts';

export const session = {
  inactive: 'Se cerró tu sesión por inactividad. Actualiza la página.',
  serverError: 'Error del servidor. Actualiza la página.',
  loginDone: 'Inicio de sesión correcto',
  expired: 'La sesión caducó. Inicia sesión de nuevo.',
  expiredElsewhere: 'Tu sesión ha caducado. Inicia sesión de nuevo.',
  noResponse: 'El servidor no responde.',
  downloadFailed: 'Algo salió mal.',
  somethingWentWrong: 'Algo salió mal',
  keptDraft: 'Tu trabajo está guardado. Después de iniciar sesión, vuelves a la misma página.',
  refreshHelp: 'Tu trabajo está guardado. Si actualizar no ayuda, escribe a la mesa de ayuda.',
  signedInUntil: 'Tu sesión sigue abierta hasta las {{time}}.',
  endsSoon: 'Tu sesión se cerrará a las {{time}}.',
  stay: 'Mantener la sesión abierta',
  stayed: 'Tu sesión sigue abierta hasta las {{time}}.',
  stayFailed: 'No pudimos renovar tu sesión. Inténtalo de nuevo.',
} satisfies Phrases['session'];
