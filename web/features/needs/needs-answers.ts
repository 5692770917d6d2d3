import type { Need, NeedItem } from '#domain/features/needs/contract.ts';
import { type NeedKind, needKinds, needsMenu } from '#domain/features/needs/menu.ts';
import type { PrivateAnswers } from '#domain/features/needs/private-drafts.ts';

/** The draft name of the working needs form. */
export const needsDraft = 'needs';

export type Answers = Readonly<Record<NeedKind, { readonly choices: readonly string[]; readonly words: string }>>;

/** The saved needs. */
export function getAnswers(needs: readonly Need[]): Answers {
  const of = (kind: NeedKind) => {
    const own = needs.filter((need) => need.kind === kind);
    return {
      choices: own.map(({ choice }) => choice).filter(Boolean),
      words: own.find(({ choice }) => choice === '')?.words ?? '',
    };
  };
  return {
    environment: of('environment'),
    communication: of('communication'),
    interview: of('interview'),
    tools: of('tools'),
  };
}

/** A draft has the choices by subject and the custom texts. */
export function buildDraft(answers: Answers): PrivateAnswers {
  return Object.fromEntries(
    needKinds.flatMap((kind) => [
      [kind, [...answers[kind].choices]],
      [`${kind}_words`, answers[kind].words],
    ]),
  );
}

/** Merges a draft with the saved needs, ignoring choices that this version does not have. */
export function answersIn(begun: PrivateAnswers | null, needs: readonly Need[]): Answers {
  const saved = getAnswers(needs);
  if (begun === null) return saved;
  const of = (kind: NeedKind) => {
    const choices = begun[kind];
    const words = begun[`${kind}_words`];
    return {
      choices: Array.isArray(choices)
        ? needsMenu[kind].filter((choice) => choices.includes(choice))
        : saved[kind].choices,
      words: typeof words === 'string' ? words : saved[kind].words,
    };
  };
  return {
    environment: of('environment'),
    communication: of('communication'),
    interview: of('interview'),
    tools: of('tools'),
  };
}

/** The request body. */
export function getItems(answers: Answers): NeedItem[] {
  return needKinds.flatMap((kind) => {
    const { choices, words } = answers[kind];
    const chosen = choices.map((choice) => ({ kind, choice, words: '' }));
    return words.trim() === '' ? chosen : [...chosen, { kind, choice: '', words: words.trim() }];
  });
}

/** Whether both have the same choices, in any order. */
export function isSame(one: Answers, other: Answers): boolean {
  return getKey(one) === getKey(other);
}

function getKey(answers: Answers): string {
  return getItems(answers)
    .map(({ kind, choice, words }) => JSON.stringify([kind, choice, words]))
    .sort()
    .join();
}
