import type { Phrases } from '#domain/phrases/phrases.ts';

export const impersonation = {
  title: 'Ver como otra persona',
  purpose: 'Mira lo que ve alguien, para ayudarle. Queda registrado y la persona lo ve.',
  search: 'Nombre, correo u organización',
  submit: 'Buscar personas',
  found_one: '{{count}} persona',
  found_other: '{{count}} personas',
  more: 'Hay más. Añade una palabra a tu búsqueda.',
  none: 'Nadie coincide con esta búsqueda',
  noneText: 'Revisa la ortografía o usa menos palabras. Los administradores nunca aparecen.',
  disabled: 'Esta cuenta está desactivada.',
  view: 'Ver como {{name}}',
  dialog: 'Ver como {{name}}',
  rules:
    'Dura 30 minutos. No puedes ver ni cambiar contraseñas, mensajes, ofertas ni necesidades privadas. {{name}} ve que miraste y por qué.',
  reason: '¿Por qué lo necesitas?',
  reasonHint: 'Al menos 10 caracteres. Lo muestran {{name}} y el informe de auditoría.',
  password: 'Tu propia contraseña',
  start: 'Empezar la vista',
  pending: 'Empezando',
  banner: 'Ves el producto como {{name}}',
  bannerText: 'Cada paso queda registrado. Termina a las {{time}}.',
  stop: 'Terminar la vista',
  ended: 'La vista ha terminado',
  endedText: 'Vuelves a tener tu propia sesión.',
} satisfies Phrases['impersonation'];
