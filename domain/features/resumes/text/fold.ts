/** Lower case without accents; places of characters stay the same for composed text. */
export function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').replaceAll('’', "'");
}
