import type { Phrases } from '#domain/phrases/phrases.ts';

export const comfort = {
  title: 'Ajustes de comodidad',
  intro: 'Los cambios se ven al momento y se guardan en este dispositivo.',
  introOwn: 'Los cambios se ven al momento. Van con tu cuenta a tus otros dispositivos.',
  keep: 'Se conservan al cerrar la sesión.',
  reset: 'Volver a los ajustes estándar',
  resetDone: 'Los ajustes estándar están de vuelta',
  calm: {
    label: 'Modo tranquilo',
    hint: 'Sin temporizadores, sin movimiento, sin sonidos.',
  },
  theme: {
    label: 'Tema',
    system: 'Como en este dispositivo',
    light: 'Claro',
    dark: 'Oscuro',
    contrast: 'Alto contraste',
  },
  tint: {
    label: 'Color de la página',
    paper: 'Papel',
    cream: 'Crema',
    mint: 'Menta',
    sky: 'Cielo',
    rose: 'Rosa',
    grey: 'Gris',
    white: 'Blanco',
  },
  text: {
    label: 'Tamaño del texto',
    value: '{{value}} %',
  },
  spacing: {
    label: 'Espaciado',
    normal: 'Normal',
    wide: 'Amplio',
    widest: 'Muy amplio',
  },
  font: {
    label: 'Tipo de letra',
    atkinson: 'Atkinson Hyperlegible',
    system: 'Letra de este dispositivo',
    lexend: 'Lexend',
    opendyslexic: 'OpenDyslexic',
  },
  density: {
    label: 'Densidad de las listas',
    comfortable: 'Cómoda',
    compact: 'Compacta',
  },
  motion: {
    label: 'Movimiento',
    system: 'Como en este dispositivo',
    off: 'Desactivado',
  },
  timers: {
    label: 'Temporizadores',
    hint: 'Cuánto tiempo se muestran los mensajes antes de cerrarse.',
    designed: 'Estándar',
    longer: '10 veces más',
    never: 'No cerrar nunca',
  },
  offer: {
    text: 'Tu dispositivo pide menos movimiento. ¿Activar el modo tranquilo?',
    yes: 'Activar el modo tranquilo',
    no: 'No, gracias',
  },
  enter: {
    label: 'Tecla Intro al escribir',
    hint: 'Ctrl e Intro siempre envían.',
    designed: 'Estándar: envía en el chat, línea nueva en los mensajes',
    sends: 'Envía',
    line: 'Línea nueva',
  },
  language: {
    label: 'Idioma',
    browser: 'Como en el navegador',
  },
} satisfies Phrases['comfort'];
