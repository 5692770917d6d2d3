/** What a posting's title may be called in the taxonomy, the whole of it first: "Nurse (RN), GS-9" is a nurse too. */
export function titleWords(title: string): string[] {
  const bare = title.replace(/\s*[([{].*$/, '');
  const inner = bracketed(title).flatMap((text) => text.split(parts));
  const words = [title, bare, bare.replace(prefix, ''), ...bare.split(parts), ...inner];
  return [...new Set(words.map((each) => each.replace(grade, '').trim()).filter((each) => /\p{L}{2}/u.test(each)))];
}

const parts = /\s*[,;|/]\s*|\s+[-–—]\s+|\s*:\s+| and\/or | or /;
const prefix = /^(?:supervisory|interdisciplinary|bilingual)\s+/i;
// Pay grades of public employers: "GS-12/13", "CG-2210-12".
const grade = /[\s,-]*\b[A-Z]{2}-\d[\d/-]*$/;

function bracketed(title: string): string[] {
  return [...title.matchAll(/[([]([^)\]]+)[)\]]/g)].map((match) => match[1] ?? '');
}
