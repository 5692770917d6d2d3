/** Lowercase without accents; preserves character positions of composed text. */
export function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').replaceAll('’', "'");
}
