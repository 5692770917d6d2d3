import type { Phrases } from '#domain/phrases/phrases.ts';

export const legal = {
  terms: {
    title: 'Condiciones del servicio',
    purpose: 'Lo que acordamos contigo, en palabras sencillas.',
    points: {
      first: 'Quienes buscan empleo usan este servicio gratis. Nadie paga para aparecer primero.',
      second: 'Di la verdad sobre ti, tu organización y tus puestos. Escribe con respeto.',
      third: 'Una solicitud es un mensaje a una empresa. Puedes retirarla en cualquier momento.',
      fourth: 'Una persona decide sobre cada solicitud. La puntuación solo ordena y siempre se explica.',
      fifth: 'Las empresas responden a todas las solicitudes. Nadie recibe un no sin un mensaje.',
      sixth: 'Podemos cerrar cuentas que dañan a otras personas. Decimos por qué y puedes pedir otra revisión.',
    },
  },
  privacy: {
    title: 'Política de privacidad',
    purpose: 'Qué sabemos de ti, quién lo ve y qué decides tú.',
    points: {
      first: 'Guardamos lo que escribes: tu cuenta, tu perfil, tus currículos y tus solicitudes.',
      second:
        'Una empresa ve tu perfil y lo que enviaste solo si envías una solicitud a su puesto, o si aceptas que te propongan.',
      third:
        'Nunca pedimos un diagnóstico. Lo que cuentas de tus necesidades no entra en la búsqueda, la puntuación ni las listas.',
      fourth: 'No vendemos datos y no mostramos publicidad.',
      fifth:
        'Nuestro propio programa lee tu currículo en nuestro propio servidor. Nada entra en tu perfil antes de que lo revises.',
      sixth: 'Puedes pedir una copia de tus datos o que borremos tu cuenta. Decimos qué nos obliga a guardar la ley.',
    },
  },
} satisfies Phrases['legal'];
