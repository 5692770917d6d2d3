const studyStart =
  /\b(?:major(?:ed|ing)?(?: study| field)?|degrees?|diplomas?|courses?|coursework|stud(?:y|ies)) in\b/gi;
const otherTopic = /[.;:()]|\b(?:experience|knowledge|skills?|ability|proficien\w+|using|with|plus|must|work)\b/i;
/** Characters in which a list of subjects is looked for. */
const maxListLength = 250;

/** Whether a word follows "major study in art, design, ..." in the same list, written like a subject and not like a tool. */
export function isStudySubject(text: string, at: number): boolean {
  if (!/^\p{Ll}/u.test(text.slice(at, at + 1))) return false;
  const before = text.slice(Math.max(0, at - maxListLength), at);
  const start = [...before.matchAll(studyStart)].at(-1);
  return start !== undefined && !otherTopic.test(before.slice(start.index + start[0].length));
}
