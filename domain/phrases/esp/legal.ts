import type { Phrases } from '#domain/phrases/phrases.ts';

export const legal = {
  also: 'Lea también',
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
  employers: {
    title: 'Privacidad para empleadores',
    purpose: 'Qué pueden hacer los empleadores y las empresas asociadas con lo que ven aquí.',
    points: {
      first:
        'Usted ve el perfil y las respuestas de una persona cuando solicita su empleo. Úselos solo para ese empleo.',
      second:
        'Solo las personas nombradas en un empleo ven a sus candidatos. Quite el mismo día a quien deje el equipo.',
      third: 'No copie solicitudes en otras listas ni las dé a otras empresas.',
      fourth: 'Los ajustes que alguien pide no forman parte de la decisión. El motivo es de la persona.',
      fifth: 'Guardamos quién hizo qué y cuándo. Puede pedirnos el registro de su organización.',
      sixth:
        'Cuando cierre un empleo, responda a todos. Borramos las solicitudes cuando la ley lo permite y le avisamos antes.',
    },
  },
  partners: {
    title: 'Privacidad para organizaciones sin ánimo de lucro',
    purpose: 'Qué pueden hacer los socios con lo que saben de las personas que acompañan.',
    points: {
      first: 'Usted ve a las personas vinculadas a su organización y a las que aceptan ser encontradas. A nadie más.',
      second: 'Una persona puede terminar el vínculo en cualquier momento. Desde entonces usted no ve nada nuevo.',
      third: 'Pregunte antes de proponer a alguien para un empleo. La persona decide si lo solicita.',
      fourth: 'Una persona puede pedir leer sus notas sobre ella. Escriba lo que le diría.',
      fifth: 'Suba un currículum solo si la persona está de acuerdo.',
      sixth: 'Los informes muestran grupos de diez personas o más, para que no se reconozca a nadie.',
    },
  },
} satisfies Phrases['legal'];
