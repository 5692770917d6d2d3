import type { Phrases } from '#domain/phrases/phrases.ts';

export const settings = {
  title: 'Ajustes',
  purpose: 'Tu cuenta y cómo funciona el producto para ti.',
  wideTitle: 'Todos los ajustes',
  widePurpose: 'Tu cuenta y aquello de lo que se ocupa tu rol.',
  openAll: 'Todos los ajustes',
  openOwn: 'Solo mis ajustes',
  account: {
    title: 'Tu cuenta',
    name: 'Nombre',
    email: 'Correo electrónico',
    role: 'Rol',
    organisation: 'Organización',
  },
} satisfies Phrases['settings'];
