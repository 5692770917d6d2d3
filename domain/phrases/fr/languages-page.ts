import type { Phrases } from '#domain/phrases/phrases.ts';

/** La page et le menu des langues. */
export const languagesPage = {
  title: 'Langues',
  purpose: 'Choisissez la langue que vous lisez. Vous pouvez en changer à tout moment.',
  label: 'Langue de ce site',
  browser: 'Comme dans le navigateur',
  browserNote: 'Votre navigateur demande : {{language}}.',
  now: 'Vous lisez ce site en : {{language}}.',
  all: 'Ce qui est traduit',
  allText:
    'Toutes les pages, les messages, les erreurs et les courriels existent dans chacune de ces langues. Les offres d’emploi restent dans la langue de l’employeur.',
  one: 'Ce site est proposé en anglais.',
  dates: 'Les dates et les nombres s’écrivent comme dans votre langue. Par exemple : {{date}} et {{number}}.',
} satisfies Phrases['languagesPage'];
