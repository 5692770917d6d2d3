/** The rows of the review in which a person chooses between two values. Each is a phrase under `duplicates.fields`. */
export const mergeFields = ['full_name', 'email', 'phone', 'headline', 'location', 'background'] as const;
export type MergeField = (typeof mergeFields)[number];

export const mergeSides = ['first', 'second'] as const;
export type MergeSide = (typeof mergeSides)[number];
export type MergeChoices = Readonly<Record<MergeField, MergeSide>>;

/** The columns of a record that a choice takes from one side. */
const columnsOf = {
  full_name: ['full_name'],
  email: ['email'],
  phone: ['phone'],
  headline: ['headline'],
  location: ['city', 'region', 'country'],
  background: ['details'],
} as const satisfies Record<MergeField, readonly string[]>;

type MergedColumn = (typeof columnsOf)[MergeField][number];

const maxSkills = 100;

/** The columns of the merged record: the chosen values, and the skills of both. */
export function mergeRecords<
  Row extends Readonly<Record<MergedColumn, unknown>> & { readonly skills: readonly string[] },
>(first: Row, second: Row, choices: MergeChoices): Pick<Row, MergedColumn> & { readonly skills: string[] } {
  const chosen = mergeFields.flatMap((field) => {
    const row = choices[field] === 'first' ? first : second;
    return columnsOf[field].map((column) => [column, row[column]] as const);
  });
  const skills = [...new Set([...first.skills, ...second.skills])].slice(0, maxSkills);
  return { ...(Object.fromEntries(chosen) as Pick<Row, MergedColumn>), skills };
}

/** Why a merge can't be undone. Each code is a phrase under `duplicates.undo.blocks`. */
export const undoBlocks = ['undone', 'expired', 'merged_again', 'edited', 'invited'] as const;
export type UndoBlock = (typeof undoBlocks)[number];

export interface MergeState {
  readonly isUndone: boolean;
  readonly undoUntil: Date;
  /** The record that stayed was merged into another one. */
  readonly isMergedAgain: boolean;
  /** The record that stayed has another version than after the merge. */
  readonly isEdited: boolean;
  /** An invitation of the merged record was sent or answered since. */
  readonly isInvited: boolean;
}

/** Why the merge can't be undone now; null if it can. */
export function getUndoBlock(state: MergeState, now: Date): UndoBlock | null {
  if (state.isUndone) return 'undone';
  if (state.undoUntil <= now) return 'expired';
  if (state.isMergedAgain) return 'merged_again';
  if (state.isEdited) return 'edited';
  return state.isInvited ? 'invited' : null;
}
