/** The questions that job seekers may answer, with their answers. */
export const questions = {
  gender: ['woman', 'man', 'non_binary', 'another'],
  ethnicity: ['asian', 'black', 'hispanic', 'indigenous', 'middle_eastern', 'pacific', 'white', 'several'],
  age: ['under_40', 'from_40'],
  disability: ['yes', 'no'],
  neurodivergence: ['yes', 'no'],
} as const satisfies Record<string, readonly string[]>;

export type Question = keyof typeof questions;
export type Answer<Name extends Question = Question> = (typeof questions)[Name][number];

export const questionNames = Object.keys(questions) as readonly Question[];

/** The group of people without an answer. */
export const noAnswer = 'none';

/** The groups of a question, including the people without an answer. */
export function listGroups(question: Question): readonly (Answer | typeof noAnswer)[] {
  return [...questions[question], noAnswer];
}
