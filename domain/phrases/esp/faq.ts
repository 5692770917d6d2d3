import type { Phrases } from '#domain/phrases/phrases.ts';

export const faq = {
  title: 'Preguntas frecuentes',
  purpose: 'Cinco artículos, paso a paso.',
  contents: 'Artículos',
  more: 'Su pregunta no está aquí',
  moreText: 'Una persona del servicio de ayuda la responde.',
  articles: {
    register: {
      question: 'Cómo registrarse',
      answer: 'Una cuenta es gratis y lleva unos dos minutos.',
      steps: {
        s1: 'Elija Registrarse en la página de inicio.',
        s2: 'Elija quién es, por ejemplo alguien que busca empleo.',
        s3: 'Escriba su nombre, su correo y una contraseña.',
        s4: 'Acepte las condiciones y elija Crear cuenta. Inicia sesión al momento.',
      },
    },
    password: {
      question: 'Cómo cambiar la contraseña',
      answer: 'Puede cambiarla cuando quiera.',
      steps: {
        s1: 'Abra su menú de perfil arriba y elija Ajustes.',
        s2: 'Vaya a la parte de la contraseña.',
        s3: 'Escriba la contraseña actual y después la nueva. Tres palabras al azar van bien.',
        s4: 'Si la olvidó, elija el enlace de contraseña olvidada en la página de inicio de sesión. Le enviamos un correo.',
      },
    },
    profile: {
      question: 'Cómo completar el perfil',
      answer: 'Un perfil completo da mejores coincidencias. Nada es obligatorio.',
      steps: {
        s1: 'Abra su menú de perfil y elija Perfil.',
        s2: 'Suba un currículum si lo tiene. Usted revisa cada parte antes de usarla.',
        s3: 'Añada habilidades, certificados, formación y experiencia.',
        s4: 'Elija Guardar. La página muestra cuánto ha completado.',
      },
    },
    search: {
      question: 'Cómo buscar empleo y solicitarlo',
      answer: 'Puede buscar sin cuenta. Para solicitar necesita una.',
      steps: {
        s1: 'Elija Ver empleos y escriba un puesto, una habilidad o un empleador.',
        s2: 'Reduzca la lista por lugar, modalidad y tipo de empleo.',
        s3: 'Abra un empleo y lea sus pasos. Elija Solicitar.',
        s4: 'Responda parte por parte. Sus respuestas se guardan. Revíselas y envíe la solicitud.',
      },
    },
    preferences: {
      question: 'Cómo añadir preferencias de empleo',
      answer: 'Las preferencias dicen qué trabajo quiere. Cada página de empleo dice en qué encaja.',
      steps: {
        s1: 'Abra su perfil.',
        s2: 'Vaya a “Lo que busco”. Añada los empleos, los lugares y los sectores que le gustan.',
        s3: 'Elija dónde y cuánto trabaja, y el salario mínimo.',
        s4: 'Elija “Guardar lo que busco”. Abra un empleo para ver en qué encaja.',
      },
    },
  },
} satisfies Phrases['faq'];
