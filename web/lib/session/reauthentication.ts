import { create } from 'zustand';
import { useSession } from '#web/lib/session.ts';

type Answer = (isProven: boolean) => void;

/** What waits for the person to prove once more who they are; null while nothing does. */
export const useProof = create<{ readonly answer: Answer | null }>(() => ({ answer: null }));

/** Asks for the proof; calls that need one at the same time share it. Answers false when it is not given. */
export function askProof(): Promise<boolean> {
  asked ??= ask().finally(() => {
    asked = null;
  });
  return asked;
}

let asked: Promise<boolean> | null = null;

/** The question ends with the session it is about. */
function ask(): Promise<boolean> {
  return new Promise((resolve) => {
    const answer: Answer = (isProven) => {
      stop();
      useProof.setState({ answer: null });
      resolve(isProven);
    };
    const stop = useSession.subscribe(({ user }) => {
      if (!user.authenticated) answer(false);
    });
    useProof.setState({ answer });
  });
}
