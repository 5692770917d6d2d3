import { isInList, type ListContext } from '#domain/features/reading/text/list-context.ts';

const studyStart =
  /\b(?:major(?:ed|ing)?(?: study| field)?|degrees?|(?:bachelor|master)[’']?s?|diplomas?|courses?|coursework|stud(?:y|ies)) in\b/gi;
const otherTopic = /[.;:()]|\b(?:experience|knowledge|skills?|ability|proficien\w+|using|with|plus|must|work)\b/i;
/** Characters in which a list of subjects is looked for. */
const maxListLength = 250;
const subjects: ListContext = { start: studyStart, otherTopic, maxLength: maxListLength };

/** The end of a list of subjects: "Finance, Risk Management or a related field". */
const relatedField =
  /^[^.;:()]{0,150}?\bor (?:an? |any |in an? |another )?(?:closely )?(?:related|similar|equivalent|relevant|comparable) (?:fields?|disciplines?|subjects?|areas?|degrees?|stud(?:y|ies))\b/i;

/**
 * Whether a word follows "major study in art, design, ..." in the same list, written like a subject and not like a tool. A
 * subject with a capital needs a list that ends like one of subjects.
 */
export function isStudySubject(text: string, at: number): boolean {
  const isWrittenLikeSubject =
    /^\p{Ll}/u.test(text.slice(at, at + 1)) || startsSubjects(text.slice(at, at + maxListLength));
  return isWrittenLikeSubject && isInList(text, at, subjects);
}

function startsSubjects(text: string): boolean {
  const list = relatedField.exec(text)?.[0];
  return list !== undefined && !otherTopic.test(list);
}
