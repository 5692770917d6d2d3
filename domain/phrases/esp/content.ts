import type { Phrases } from '#domain/phrases/phrases.ts';

export const content = {
  about: {
    title: 'Sobre nosotros',
    purpose: '{{title}} reúne a personas neurodivergentes y empleadores.',
    sections: {
      who: {
        title: 'Para quién es',
        text: 'Para personas autistas, con TDAH, dislexia, dispraxia, tics u otras formas de pensar, y para quien quiera saber qué esperar. Nadie tiene que nombrar un diagnóstico.',
      },
      how: {
        title: 'Qué es distinto aquí',
        text: 'Los empleos dicen el sueldo, el entorno y los pasos antes de solicitarlos. La puntuación se explica siempre con palabras. Usted ve quién actúa después y para cuándo.',
      },
      people: {
        title: 'Deciden personas',
        text: 'Ningún programa rechaza a nadie. Una persona lee cada solicitud y todos reciben una respuesta.',
      },
      partners: {
        title: 'Quién trabaja con nosotros',
        text: 'Empleadores, empresas asociadas, organizaciones sin ánimo de lucro y centros que enseñan habilidades.',
      },
    },
  },
  pricing: {
    title: 'Precios',
    purpose: 'Gratis para quien busca trabajo, ahora y después.',
    sections: {
      seekers: {
        title: 'Personas que buscan empleo: gratis',
        text: 'Buscar, el perfil, las solicitudes, los mensajes y la ayuda no cuestan nada. Nadie puede pagar para aparecer primero.',
      },
      partners: {
        title: 'Socios sin ánimo de lucro y de formación: gratis',
        text: 'Usted acompaña a personas. Las cuentas de todo su equipo están incluidas.',
      },
      employers: {
        title: 'Empleadores: según su programa',
        text: 'El precio depende de cuántos empleos publique y de la ayuda que quiera. Lo recibe por escrito antes de empezar. Los borradores y su perfil son gratis.',
      },
      sponsors: {
        title: 'Empresas asociadas: un patrocinio',
        text: 'Usted apoya el programa y su perfil aparece en las páginas públicas.',
      },
    },
  },
  contact: {
    title: 'Contacto',
    purpose: 'Responde una persona. Elija el medio que prefiera.',
    sections: {
      write: {
        title: 'Cuando escriba',
        text: 'Diga qué quería hacer y qué pasó. No hace falta ser formal. Respondemos en dos días laborables.',
      },
      call: {
        title: 'Cuando llame',
        text: 'Puede pedir una pausa en cualquier momento o que le escribamos.',
      },
      self: {
        title: 'Respuestas ahora',
        text: 'Cinco artículos muestran cada paso: registro, contraseña, perfil, solicitud y preferencias.',
      },
    },
    none: 'Los datos de contacto de este programa aún no están puestos.',
  },
  news: {
    title: 'Noticias',
    purpose: 'Lo que pasa en el programa, primero lo más reciente.',
    read: 'Leer el comunicado',
    sections: {
      opening: {
        title: 'Personas, empleadores y socios en un mismo lugar',
        text: 'El programa está abierto. Todos pueden buscar empleo sin cuenta.',
      },
      languages: {
        title: 'Cada página en cuatro idiomas',
        text: 'Inglés, francés, español y coreano, según su navegador o su elección.',
      },
    },
  },
  press: {
    title: '{{title}} abre una contratación que dice qué pasa después',
    page: 'Comunicado de prensa',
    purpose: 'Para uso inmediato. Los textos pueden citarse.',
    sections: {
      what: {
        title: 'Qué hay de nuevo',
        text: 'Antes de solicitar se ven el sueldo, el entorno y cada paso. Después se ve quién actúa y para cuándo.',
      },
      why: {
        title: 'Por qué importa',
        text: 'Muchas personas neurodivergentes dejan un proceso porque no está claro. Los pasos claros les ayudan, y ayudan a todos.',
      },
      contact: {
        title: 'Contacto para la prensa',
        text: 'Escriba a la dirección de la página de contacto.',
      },
    },
  },
} satisfies Phrases['content'];
