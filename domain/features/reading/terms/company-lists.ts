import { isInList, type ListContext } from '#domain/features/reading/text/list-context.ts';

const companies: ListContext = {
  start:
    /\b(?:clients?|customers?|brands?|companies|partners?|investors?)(?:,? (?:including )?some of the [\w’' ]{1,30}?)?,? (?:includ(?:e|es|ing)|such as|like)\s/gi,
  otherTopic: /[.;:()]|\b(?:experience|knowledge|skills?|using|use|with|through|via|on|must|work)\b/i,
  maxLength: 150,
};

/** Whether a word is in a list of companies: "brands including Sony and PayPal" asks for no knowledge of PayPal. */
export function isListedCompany(text: string, at: number): boolean {
  return /^\p{Lu}/u.test(text.slice(at, at + 1)) && isInList(text, at, companies);
}
