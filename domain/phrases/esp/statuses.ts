import type { Phrases } from '#domain/phrases/phrases.ts';

export const statuses = {
  all: 'Todos',
  application: {
    applied: 'Postulación enviada',
    hired: 'Contratación confirmada',
    interview: 'Entrevista',
    'on-hold': 'En espera',
    declined: 'Oferta rechazada',
    screening: 'Preselección',
    offered: 'Oferta enviada',
    withdrawn: 'Retirada',
    sourced: 'Perfil propuesto',
    offer: 'Oferta en preparación',
    draft: 'Borrador',
    rejected: 'No seleccionada',
  },
  job: {
    active: 'Activo',
    paused: 'En pausa',
    closed: 'Cerrado',
    draft: 'Borrador',
    Offered: 'Oferta enviada',
  },
} satisfies Phrases['statuses'];
