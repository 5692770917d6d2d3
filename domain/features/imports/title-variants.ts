/** Variants of a title to look up in the taxonomy, the full title first: "Nurse (RN), GS-9" includes "Nurse". */
export function listTitleVariants(title: string): string[] {
  const withoutBrackets = title.replace(/\s*[([{].*$/, '');
  const inner = findBracketed(title).flatMap((text) => text.split(parts));
  const variants = [
    title,
    withoutBrackets,
    withoutBrackets.replace(prefix, ''),
    ...withoutBrackets.split(parts),
    ...inner,
  ];
  return [...new Set(variants.map((each) => each.replace(grade, '').trim()).filter((each) => /\p{L}{2}/u.test(each)))];
}

const parts = /\s*[,;|/]\s*|\s+[-–—]\s+|\s*:\s+| and\/or | or /;
const prefix = /^(?:supervisory|interdisciplinary|bilingual)\s+/i;
// Pay grades of public employers: "GS-12/13", "CG-2210-12".
const grade = /[\s,-]*\b[A-Z]{2}-\d[\d/-]*$/;

function findBracketed(title: string): string[] {
  return [...title.matchAll(/[([]([^)\]]+)[)\]]/g)].map((match) => match[1] ?? '');
}
