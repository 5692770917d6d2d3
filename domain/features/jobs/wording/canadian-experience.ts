const patterns = [
  /(?<!\p{L})Canadian(?:[\s-]+\p{L}+){0,2}[\s-]+experience(?!\p{L})/iu,
  /(?<!\p{L})experience(?:\s+(?:working|of work))?\s+in\s+Canada(?!\p{L})/iu,
  /(?<!\p{L})exp[ée]rience(?:\s+(?:de\s+|du\s+)?\p{L}+){0,2}\s+canadienne(?!\p{L})/iu,
  /(?<!\p{L})exp[ée]rience(?:\s+(?:de\s+|du\s+)?\p{L}+){0,2}\s+au\s+Canada(?!\p{L})/iu,
  /(?<!\p{L})experiencia(?:\s+\p{L}+){0,2}\s+(?:canadiense|en\s+Canad[áa])(?!\p{L})/iu,
  /캐나다(?:\s*(?:내|에서의|현지))?\s*(?:근무\s*)?(?:경력|경험)/u,
];

/** Words right before or after it that say that it isn't needed. */
const negatedBefore = /(?:\b(?:no|without|aucune|sans|sin)(?:\s+(?:previous|prior))?)\s+$/iu;
const negatedAfter =
  /^\s+(?:(?:is|are)\s+not|isn['’]t|not)\s+(?:required|needed|necessary)|^\s+n['’]est\s+pas|^\s+no\s+es|^은?\s*필요/iu;

/** The first passage that asks for experience in Canada; null if there is none. */
export function findCanadianExperience(text: string): string | null {
  for (const pattern of patterns) {
    for (const found of text.matchAll(new RegExp(pattern, `${pattern.flags}g`))) {
      const before = text.slice(0, found.index);
      const after = text.slice(found.index + found[0].length);
      if (!negatedBefore.test(before) && !negatedAfter.test(after)) return found[0];
    }
  }
  return null;
}
