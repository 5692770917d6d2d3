import { useState } from 'react';
import type { ApplicationState } from '#domain/features/applications/bulk/contract.ts';
import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { moveApplication, useInvalidateApplications } from '#web/features/applications/staff-queries.ts';

/** A requested move, confirmed in a dialog. */
export interface RequestedMove {
  readonly cards: readonly ApplicationCard[];
  readonly to: ApplicationStatus;
}

/** The result of a move for one application. */
export type Outcome = {
  readonly card: ApplicationCard;
  readonly to: ApplicationStatus;
} /** The card after the move. */ & (
  | { readonly application: ApplicationCard; readonly error?: never }
  | { readonly application?: never; readonly error: unknown }
);

interface Texts {
  readonly note: string;
  readonly message: string;
}

/** Moves applications one at a time; each can fail separately. */
export function useMoves() {
  const forget = useInvalidateApplications();
  const [done, setDone] = useState<number | null>(null);
  const run = async ({ cards, to }: RequestedMove, texts: Texts): Promise<Outcome[]> => {
    const outcomes: Outcome[] = [];
    setDone(0);
    for (const card of cards) {
      outcomes.push(await moveOne(card, to, texts));
      setDone(outcomes.length);
    }
    await forget();
    setDone(null);
    return outcomes;
  };
  return { run, done, isRunning: done !== null };
}

/** Whether the lifecycle and permissions allow undoing a move. */
export function canUndoMove({ card, application }: Outcome): boolean {
  return application?.next_statuses.includes(card.status) ?? false;
}

/** Why an application stays where it is. */
type Obstacle = 'illegal' | 'changed' | 'gone';

/** The applications that a move changes, and the others by reason. */
export type MoveSplit = Readonly<Record<'can' | Obstacle, readonly ApplicationCard[]>>;

/** Splits applications by whether they can move: by what the list shows, or by their current states if those are known. */
export function splitByMove(
  { cards, to }: RequestedMove,
  states?: ReadonlyMap<number, ApplicationState> | undefined,
): MoveSplit {
  const findObstacle = (card: ApplicationCard): Obstacle | 'can' => {
    const state = states ? states.get(card.id) : card;
    if (!state) return 'gone';
    if (state.version !== card.version) return 'changed';
    return state.next_statuses.includes(to) ? 'can' : 'illegal';
  };
  const pick = (wanted: Obstacle | 'can') => cards.filter((card) => findObstacle(card) === wanted);
  return { can: pick('can'), illegal: pick('illegal'), changed: pick('changed'), gone: pick('gone') };
}

async function moveOne(card: ApplicationCard, to: ApplicationStatus, texts: Texts): Promise<Outcome> {
  try {
    const moved = await moveApplication({ id: card.id, to, version: card.version, ...texts });
    return { card, to, application: { ...card, ...moved } };
  } catch (error) {
    return { card, to, error };
  }
}
