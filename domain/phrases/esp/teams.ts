import type { Phrases } from '#domain/phrases/phrases.ts';

export const teams = {
  hiring: {
    title: 'Equipo de contratación',
    purpose: 'Las personas que trabajan en sus empleos.',
  },
  wide: {
    title: 'Equipos de contratación',
    purpose: 'Las personas de todos los empleadores.',
  },
  partner: {
    title: 'Equipo',
    purpose: 'Las personas que acompañan con usted.',
  },
  concierge: {
    title: 'Equipo de ayuda',
    purpose: 'Las personas del servicio de ayuda.',
  },
  search: 'Nombre, correo u organización',
  columns: {
    name: 'Nombre',
    role: 'Función',
    organisation: 'Organización',
    jobs: 'Empleos abiertos',
    active: 'Última actividad',
  },
  never: 'Todavía no',
  you: 'usted',
  empty: 'Todavía no hay nadie en este equipo',
  emptyText: 'Los miembros aparecen aquí cuando se crea su cuenta.',
  filtered: 'Nadie tiene estas palabras',
  clear: 'Mostrar a todos',
} satisfies Phrases['teams'];
