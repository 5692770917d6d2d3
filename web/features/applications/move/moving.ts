import { useState } from 'react';
import type { Application, ApplicationCard } from '#domain/features/applications/contract.ts';
import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { moveApplication, useInvalidateApplications } from '#web/features/applications/staff-queries.ts';

/** A requested move, confirmed in a dialog. */
export interface RequestedMove {
  readonly cards: readonly ApplicationCard[];
  readonly to: ApplicationStatus;
}

/** The result of a move for one application. */
export type Outcome = { readonly card: ApplicationCard; readonly to: ApplicationStatus } & (
  | { readonly application: Application; readonly error?: never }
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

/** Splits applications by whether the status is allowed. */
export function splitByMove({ cards, to }: RequestedMove) {
  const can = cards.filter((card) => card.next_statuses.includes(to));
  return { can, cannot: cards.filter((card) => !can.includes(card)) };
}

async function moveOne(card: ApplicationCard, to: ApplicationStatus, texts: Texts): Promise<Outcome> {
  try {
    return { card, to, application: await moveApplication({ id: card.id, to, version: card.version, ...texts }) };
  } catch (error) {
    return { card, to, error };
  }
}
