/** Repairs UTF-8 that was decoded as Windows-1252 ("Ã©" for "é"), common in exported résumés. */
export function repairMojibake(text: string): string {
  if (!/[Â-ô]/.test(text)) return text;
  return text
    .replace(broken, (sequence) => {
      try {
        return decodeURIComponent(
          [...sequence].map((char) => `%${toByte(char).toString(16).padStart(2, '0')}`).join(''),
        );
      } catch {
        return sequence;
      }
    })
    .replace(/Â(?=\s|$)/g, '')
    .replace(/ï¼(?=\s)/g, '-');
}

/** Windows-1252 from 0x80 to 0x9f; its five unassigned positions are spaces. */
const upper = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const tail = '[\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';
const broken = new RegExp(`[Â-ß]${tail}|[à-ï]${tail}{2}|[ð-ô]${tail}{3}`, 'g');

function toByte(char: string): number {
  const index = upper.indexOf(char);
  return index >= 0 && char !== ' ' ? 0x80 + index : char.charCodeAt(0) & 0xff;
}
