const companiesStart =
  /\b(?:clients?|customers?|brands?|companies|partners?|investors?)(?:,? (?:including )?some of the [\w’' ]{1,30}?)?,? (?:includ(?:e|es|ing)|such as|like)\s/gi;
const otherTopic = /[.;:()]|\b(?:experience|knowledge|skills?|using|use|with|through|via|on|must|work)\b/i;
/** Characters in which the start of a list is looked for. */
const maxListLength = 150;

/** Whether a word is in a list of companies: "brands including Sony and PayPal" asks for no knowledge of PayPal. */
export function isListedCompany(text: string, at: number): boolean {
  if (!/^\p{Lu}/u.test(text.slice(at, at + 1))) return false;
  const before = text.slice(Math.max(0, at - maxListLength), at);
  const start = [...before.matchAll(companiesStart)].at(-1);
  return start !== undefined && !otherTopic.test(before.slice(start.index + start[0].length));
}
