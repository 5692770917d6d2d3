/** "courses in five of the following areas", "24 semester hours of study in ...": the items that follow are subjects of study. */
export function startsCourseList(text: string): boolean {
  const start = text.search(courseStart);
  return start >= 0 && !otherTopic.test(text.slice(start));
}

/** A subject or a group of them after such a start: "(c) fluid mechanics, hydraulics;", "Learning theory: Study of ...". */
export function isCourseItem(text: string): boolean {
  return !otherTopic.test(text) && (itemStart.test(text) || studyOf.test(text));
}

const courseStart =
  /\b(?:courses|course ?work|(?:semester|quarter|credit) hours?|education must (?:have been|be))\b[^.]{0,200}\b(?:in|of|following|includ\w+)\b/i;
const itemStart = /^(?:\(?[a-z\d]{1,2}\)|\p{Ll})/u;
const studyOf = /: stud(?:y|ies) of\b/i;
const otherTopic =
  /\b(?:experience|ability|knowledge|skills?|you|your|applicants?|candidates?|licen[sc]e\w*|certifi\w+|responsib\w+|proficien\w+)\b/i;
