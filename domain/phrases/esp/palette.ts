import type { Phrases } from '#domain/phrases/phrases.ts';

/** La paleta: páginas, empleos, personas y acciones con pocas palabras. */
export const palette = {
  title: 'Ir o hacer',
  label: 'Página, empleo, persona o acción',
  labelVisitor: 'Página, empleo o acción',
  hint: 'Escribe una palabra y elige con las flechas y Entrar. Esc cierra.',
  shortcut: 'Se abre con {{keys}}',
  pages: 'Páginas',
  actions: 'Acciones',
  jobs: 'Empleos',
  people: 'Personas',
  none: 'Nada coincide con «{{words}}»',
  noneText: 'Prueba otra palabra o mira los empleos.',
  failed: 'Los empleos y las personas no se cargaron. Las páginas y las acciones funcionan.',
  searching: 'Buscando empleos y personas',
  found_one: '{{count}} resultado',
  found_other: '{{count}} resultados',
  switchTo: 'Leer en {{language}}',
  calmOn: 'Activar el modo tranquilo',
  calmOff: 'Desactivar el modo tranquilo',
  theme: 'Tema: {{theme}}',
  settings: 'Ajustes de comodidad',
} satisfies Phrases['palette'];
