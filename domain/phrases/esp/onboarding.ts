import type { Phrases } from '#domain/phrases/phrases.ts';

export const onboarding = {
  title: 'Primeros pasos',
  loading: 'Cargando tus primeros pasos',
  leave: 'Puedes irte cuando quieras. Guardamos dónde estás, en todos tus dispositivos.',
  skip: 'Saltar este paso',
  back: 'Atrás',
  next: 'Guardar y continuar',
  saving: 'Guardando',
  consent: {
    name: 'Tu acuerdo',
    title: 'Antes de empezar',
    purpose: 'Lee en palabras sencillas lo que acordamos. Después podemos guardar tu perfil.',
  },
  comfort: {
    name: 'Comodidad',
    title: 'Ponte cómodo',
    purpose: 'Elige cómo se ve y se mueve este sitio. Lo encuentras en “Comodidad”, arriba en cada página.',
  },
  resume: {
    name: 'Tu currículum',
  },
  preferences: {
    name: 'Lo que buscas',
    title: '¿Qué buscas?',
    purpose: 'Cada página de empleo dice después en qué encaja. Cada respuesta es opcional y se puede cambiar.',
  },
  needs: {
    name: 'Lo que te ayuda',
    title: '¿Qué te ayuda a trabajar bien?',
    purpose: 'Este paso es opcional. Lo encuentras de nuevo en Configuración.',
  },
  organisation: {
    name: 'Tu organización',
    title: 'Cuenta sobre tu organización',
    purpose: 'Lo leemos al revisar tu organización. Después aparece junto a tus empleos.',
    nameLabel: 'Nombre',
    website: 'Sitio web',
    websiteHint: 'Por ejemplo, https://example.com',
    about: 'Sobre tu organización',
    aboutHint: 'Qué hacéis y por qué queréis participar. Bastan unas frases.',
    city: 'Ciudad',
    region: 'Estado o región',
    country: 'País',
  },
  first_job: {
    name: 'Tu primer empleo',
    title: 'Escribe tu primer empleo',
    purpose: 'Basta un borrador. Se hace público cuando lo publicas tras la aprobación.',
    write: 'Escribir un empleo',
    later: 'Lo hago después',
  },
  done: {
    title: 'Todo listo',
    purpose: 'Todo se puede cambiar en cualquier momento.',
    again: 'Repasar: {{step}}',
    steps: 'Tus primeros pasos',
    start: 'Ir a mi página de inicio',
  },
} satisfies Phrases['onboarding'];
